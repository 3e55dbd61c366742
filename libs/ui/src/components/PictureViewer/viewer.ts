import { createStore } from '../../internal/createStore.ts';
import type { PictureViewerProps } from '../overlays/picture-viewer/PictureViewerProps.ts';

/** What one call of `viewer.open` shows. */
export type ViewerOptions = Pick<PictureViewerProps, 'images' | 'index' | 'onSave'>;

export interface ViewerItem extends ViewerOptions {
  id: number;
  /** False while it fades away. */
  open: boolean;
}

export const openViewer = createStore<ViewerItem | undefined>(undefined);

let lastId = 0;

/** Takes the viewer out once it has faded away. */
export function forgetViewer(id: number): void {
  if (openViewer.get()?.id === id) openViewer.set(undefined);
}

/**
 * Pictures over the whole screen, shown from anywhere through the `UiHost`.
 *
 * @example
 * viewer.open({ images: proofs.map((proof) => ({ src: proof.url, alt: t`Payment proof` })), index: 2 });
 */
export const viewer = {
  /** Shows pictures, in place of those that are shown; without any it does nothing. */
  open: (options: ViewerOptions): void => {
    if (options.images.length === 0) return;
    lastId += 1;
    openViewer.set({ ...options, id: lastId, open: true });
  },
  /** Closes what is shown, as a route change or a sign-out does. */
  close: (): void => {
    const current = openViewer.get();
    if (current) openViewer.set({ ...current, open: false });
  },
} as const;
