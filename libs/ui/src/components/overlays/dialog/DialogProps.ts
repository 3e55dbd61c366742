import type { ReactNode } from 'react';

/** Props of a dialog that the host opens and closes itself. */
export interface DialogProps {
  open: boolean;
  /**
   * Called when it asks to close: by one of your buttons, the close button, Escape, the backdrop when allowed, or
   * because it cannot be shown.
   */
  onOpenChange: (open: boolean) => void;
  /** Default: the kit's word for "Notice". */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons below the content, the safe choice first. */
  actions?: ReactNode;
  footer?: ReactNode;
  closeIcon?: boolean | undefined;
  closeOnBackdrop?: boolean | undefined;
  /** Runs after the closing animation. */
  onClosed?: (() => void) | undefined;
  className?: string | undefined;
}
