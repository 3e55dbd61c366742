import type { ReactNode } from 'react';

/** Props of a dialog that the host opens and closes itself. */
export interface DialogProps {
  open: boolean;
  /** Asked to close: by a button of yours, the cross, Escape, the backdrop when allowed, or because it cannot be shown. */
  onOpenChange: (open: boolean) => void;
  /** Default: the kit's word for "tips". */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons below the content, the safe choice first. */
  actions?: ReactNode;
  footer?: ReactNode;
  closeIcon?: boolean | undefined;
  closeOnBackdrop?: boolean | undefined;
  /** Runs when it has animated away. */
  onClosed?: (() => void) | undefined;
  className?: string | undefined;
}
