import { lazy } from 'react';

const RETRY_MS = 1000;

/**
 * Loads the chunk that holds Base UI: the only code that imports it, so that a first screen without overlays does not
 * pay for it. Tries again once, since a phone often opens a sheet in the second in which it changes networks.
 */
export function loadOverlays() {
  return import('./overlays.ts').catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return import('./overlays.ts');
  });
}

export const LazyDialog = lazy(async () => ({ default: (await loadOverlays()).OwnDialog }));
export const LazyDialogStack = lazy(async () => ({ default: (await loadOverlays()).DialogStack }));
export const LazyDrawer = lazy(async () => ({ default: (await loadOverlays()).DrawerView }));
