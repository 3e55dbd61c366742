import { createStore } from '../../internal/createStore.ts';
import type * as overlays from './overlays.ts';

const RETRY_MS = 1000;

/** The contents of the overlay chunk. */
export type Overlays = typeof overlays;

/** The chunk, once it is loaded. */
export const loadedOverlays = createStore<Overlays | undefined>(undefined);

let loading: Promise<void> | undefined;

/**
 * Loads the chunk with everything that appears over the page, so that a first screen without overlays does not download
 * it. It retries once, because users often open a sheet in the second in which the phone changes networks. A load that
 * still fails is forgotten, so that the next call starts again.
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
