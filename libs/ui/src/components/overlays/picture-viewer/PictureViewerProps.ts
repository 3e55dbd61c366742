/** One picture of the viewer. */
export interface ViewerPicture {
  src: string;
  /** Description of the picture. */
  alt: string;
}

/** Props of a picture viewer that the host opens and closes itself. */
export interface PictureViewerProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it asks to close: by the close button, Escape, or because it cannot be shown. */
  onOpenChange: (open: boolean) => void;
  /** The pictures, in order. */
  images: readonly ViewerPicture[];
  /**
   * Index of the first visible picture, from 0.
   *
   * @default 0
   */
  index?: number | undefined;
  /** Called with the index of the picture that comes into view. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Shows a save button. A toast reports the outcome of its promise. */
  onSave?: ((picture: ViewerPicture, index: number) => Promise<unknown>) | undefined;
  /**
   * Keeps the page behind from scrolling while it is open.
   *
   * @default true
   */
  lockScroll?: boolean | undefined;
  /** Runs after the closing animation. */
  onClosed?: (() => void) | undefined;
  /** Class of the viewer. */
  className?: string | undefined;
}
