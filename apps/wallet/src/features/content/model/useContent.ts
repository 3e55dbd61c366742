import { ContentStore } from '@ezwallet/domain-stores';
import { useWorld, type World } from '../../../world/StoresContext.tsx';

/** One store for each app, made when a screen first shows content, so that no first load has its code. */
const stores = new WeakMap<World, ContentStore>();

/** The store of the texts that staff wrote for everybody. */
export const useContent = (): ContentStore => contentOf(useWorld());

/** The same store, outside of a component. */
export function contentOf(world: World): ContentStore {
  const { deps, app, readStatic } = world;
  const store = stores.get(world) ?? new ContentStore({ api: deps.api, clock: deps.clock, readStatic }, app.settings);
  stores.set(world, store);
  return store;
}
