import type { ReactNode } from 'react';

/** Options of `dialog.alert`. */
export interface AlertOptions {
  /** Default: the kit's word for "Notice". */
  title?: ReactNode;
  content?: ReactNode;
  confirmText?: string | undefined;
  /** Marks the confirm button as dangerous, for actions that cannot be undone. */
  danger?: boolean | undefined;
  /** A close button in the corner. It answers like cancel. */
  closeIcon?: boolean | undefined;
  /** Below the buttons. */
  footer?: ReactNode;
  /** A tap outside the dialog answers like cancel. Default: false. */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Runs before the dialog closes. While its promise is pending, the button shows loading and nothing closes the
   * dialog. If it rejects, the dialog stays open with the error's message.
   */
  onConfirm?: (() => unknown) | undefined;
}

/** Options of `dialog.confirm`. Cancel, Escape and the close button all answer `false`. */
export interface ConfirmOptions extends AlertOptions {
  cancelText?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** Closes the question when it fires, because it no longer matters. It answers `false`. */
  signal?: AbortSignal | undefined;
}

/** A question on the page, from the call to the end of its closing animation. */
export interface DialogItem extends ConfirmOptions {
  id: number;
  cancellable: boolean;
  /** False during its closing animation. */
  open: boolean;
  answer: (confirmed: boolean) => void;
}
