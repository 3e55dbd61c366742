/** One picture of the viewer. */
export interface ViewerPicture {
  src: string;
  /** What it shows, in words. */
  alt: string;
}

/** Props of a picture viewer that the host opens and closes itself. */
export interface PictureViewerProps {
  open: boolean;
  /** Asked to close: by the cross, Escape, or because it cannot be shown. */
  onOpenChange: (open: boolean) => void;
  images: readonly ViewerPicture[];
  /** Which picture it opens with, from 0. */
  index?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  /** Offers to save; a toast tells how its promise went. */
  onSave?: ((picture: ViewerPicture, index: number) => Promise<unknown>) | undefined;
  /** Runs when it has faded away. */
  onClosed?: (() => void) | undefined;
  className?: string | undefined;
}
