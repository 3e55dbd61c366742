import type { ReactNode } from 'react';

/** Props of a sheet or side panel that the host opens and closes itself. */
export interface DrawerProps {
  /** Whether it is open. */
  open: boolean;
  /**
   * Called when it asks to close: by the close button, a swipe, Escape, a tap outside, or because it cannot be shown.
   */
  onOpenChange: (open: boolean) => void;
  /** Heading of the sheet. */
  title: ReactNode;
  /** Shows the title to screen readers only. */
  titleHidden?: boolean | undefined;
  /** The content. */
  children?: ReactNode;
  /** Stays below the content while the content scrolls. */
  footer?: ReactNode;
  /**
   * `right` is the end side of the text, which is the left in right-to-left text.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'right' | undefined;
  /**
   * Heights at which it rests: fractions of the screen's height, or px. With more than one, a button moves between
   * them.
   */
  snapPoints?: readonly number[] | undefined;
  /**
   * `false` removes the close button, the swipe and Escape; the content must offer a way to close.
   *
   * @default true
   */
  dismissible?: boolean | undefined;
  /** For forms: keeps a fixed height, and the focused field above the keyboard. */
  keyboard?: boolean | undefined;
  /**
   * Keeps the page behind from scrolling while it is open.
   *
   * @default true
   */
  lockScroll?: boolean | undefined;
  /** Runs after the closing animation. */
  onClosed?: (() => void) | undefined;
  /** Class of the sheet. */
  className?: string | undefined;
}
