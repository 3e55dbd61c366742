import { createStore } from '../../internal/createStore.ts';
import type * as overlays from './overlays.ts';

const RETRY_MS = 1000;

/** What the chunk of the overlays holds. */
export type Overlays = typeof overlays;

/** The chunk, once it is here. */
export const loadedOverlays = createStore<Overlays | undefined>(undefined);

let loading: Promise<void> | undefined;

/**
 * Loads the chunk that holds what lies over the page, so that a first screen without overlays does not
 * pay for either. Tries again once, since a phone often opens a sheet in the second in which it changes networks; a
 * load that failed nevertheless is forgotten, so that the next call begins anew.
 */
export function loadOverlays(): Promise<void> {
  loading ??= import('./overlays.ts')
    .catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return import('./overlays.ts');
    })
    .then(loadedOverlays.set);
  loading.catch(() => (loading = undefined));
  return loading;
}
