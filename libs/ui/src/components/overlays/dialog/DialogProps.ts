import type { ReactNode } from 'react';

/** Props of a dialog that the host opens and closes itself. */
export interface DialogProps {
  /** Whether it is open. */
  open: boolean;
  /**
   * Called when it asks to close: by one of your buttons, the close button, Escape, the backdrop when allowed, or
   * because it cannot be shown.
   */
  onOpenChange: (open: boolean) => void;
  /** Default: the kit's word for "Notice". */
  title?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Buttons below the content, the safe choice first. */
  actions?: ReactNode;
  /** Content below the buttons. */
  footer?: ReactNode;
  /** Shows a button that closes it in the corner. */
  closeIcon?: boolean | undefined;
  /** Lets a press outside close it. */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Keeps the page behind from scrolling while it is open.
   *
   * @default true
   */
  lockScroll?: boolean | undefined;
  /** Runs after the closing animation. */
  onClosed?: (() => void) | undefined;
  /** Class of the dialog. */
  className?: string | undefined;
}
