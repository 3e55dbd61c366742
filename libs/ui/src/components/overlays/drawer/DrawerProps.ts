import type { ReactNode } from 'react';

/** Props of a sheet or side panel that the host opens and closes itself. */
export interface DrawerProps {
  open: boolean;
  /** Asked to close: by the cross, a swipe, Escape, a tap beside it, or because it cannot be shown. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Leaves the title to readers alone. */
  titleHidden?: boolean | undefined;
  children?: ReactNode;
  /** Stays below the content while that scrolls. */
  footer?: ReactNode;
  /** `right` is the end of a line of text, which is the left where lines run there. */
  side?: 'bottom' | 'right' | undefined;
  /** Fractions of the screen's height, or px, at which it rests; with more than one a button goes from one to the next. */
  snapPoints?: readonly number[] | undefined;
  /** `false` takes away the cross, the swipe and Escape: the content must offer a way out. */
  dismissible?: boolean | undefined;
  /** For forms: keeps a fixed height and the focused field above the keyboard. */
  keyboard?: boolean | undefined;
  /** Runs when it has animated away. */
  onClosed?: (() => void) | undefined;
  className?: string | undefined;
}
