import type { ReactNode } from 'react';

/** What a dialog of `dialog.alert` shows and does. */
export interface AlertOptions {
  /** Default: the kit's word for "tips". */
  title?: ReactNode;
  content?: ReactNode;
  confirmText?: string | undefined;
  /** The confirm button warns: for what cannot be undone. */
  danger?: boolean | undefined;
  /** A cross in the corner; it answers as cancel does. */
  closeIcon?: boolean | undefined;
  /** Below the buttons. */
  footer?: ReactNode;
  /** A tap beside the dialog answers as cancel does. Default false. */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Runs before the dialog closes. While its promise is pending the button shows loading and nothing closes the dialog;
   * when it rejects, the dialog stays open with the error's message.
   */
  onConfirm?: (() => unknown) | undefined;
}

/** What a dialog of `dialog.confirm` shows and does; cancel, Escape and the cross all answer `false`. */
export interface ConfirmOptions extends AlertOptions {
  cancelText?: string | undefined;
  onCancel?: (() => void) | undefined;
}

/** A question in the page, from the call to the end of its animation. */
export interface DialogItem extends ConfirmOptions {
  id: number;
  cancellable: boolean;
  /** False while it animates away. */
  open: boolean;
  answer: (confirmed: boolean) => void;
}
