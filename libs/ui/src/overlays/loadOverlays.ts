import { lazy, type ReactNode } from 'react';
import type { PickerContentProps } from '../components/PickerSheet/PickerContent.tsx';

const RETRY_MS = 1000;

/**
 * Loads the chunk that holds what lies over the page, so that a first screen without overlays does not
 * pay for either. Tries again once, since a phone often opens a sheet in the second in which it changes networks.
 */
export function loadOverlays() {
  return import('./overlays.ts').catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return import('./overlays.ts');
  });
}

export const LazyDialog = lazy(async () => ({ default: (await loadOverlays()).DialogView }));
export const LazyDialogStack = lazy(async () => ({ default: (await loadOverlays()).DialogStack }));
export const LazyDrawer = lazy(async () => ({ default: (await loadOverlays()).DrawerView }));
export const LazyPictureViewer = lazy(async () => ({ default: (await loadOverlays()).PictureViewerView }));

/** Typed by hand, since `lazy` forgets that the component is generic. */
export const LazyPicker = lazy(async () => ({ default: (await loadOverlays()).PickerContent })) as <V extends string>(
  props: PickerContentProps<V>,
) => ReactNode;
