import { createStore } from '../../internal/createStore.ts';
import type { PictureViewerProps } from '../overlays/picture-viewer/PictureViewerProps.ts';

/** Options of one call of `viewer.open`. */
export type ViewerOptions = Pick<PictureViewerProps, 'images' | 'index' | 'onSave'>;

export interface ViewerItem extends ViewerOptions {
  id: number;
  /** False during its closing animation. */
  open: boolean;
}

export const openViewer = createStore<ViewerItem | undefined>(undefined);

let lastId = 0;

/** Removes the viewer after its closing animation. */
export function forgetViewer(id: number): void {
  if (openViewer.get()?.id === id) openViewer.set(undefined);
}

/**
 * Pictures over the whole screen. Call it from anywhere; the `UiHost` shows them.
 *
 * @example
 * viewer.open({ images: proofs.map((proof) => ({ src: proof.url, alt: t`Payment proof` })), index: 2 });
 */
export const viewer = {
  /** Shows pictures in place of the current ones; does nothing when there are none. */
  open: (options: ViewerOptions): void => {
    if (options.images.length === 0) return;
    lastId += 1;
    openViewer.set({ ...options, id: lastId, open: true });
  },
  /** Closes the viewer, for example on a route change or at sign-out. */
  close: (): void => {
    const current = openViewer.get();
    if (current) openViewer.set({ ...current, open: false });
  },
} as const;
