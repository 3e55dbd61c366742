import type { ReactNode } from 'react';
import type { PickerItem } from './picker-items.ts';

/** Props of a picker that the host opens and closes itself. `V` is the union of the possible values. */
export interface PickerSheetProps<V extends string = string> {
  /** Whether it is open. */
  open: boolean;
  /** Called when the sheet asks to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Names the choice. It also names the list. */
  title: string;
  /** The items to choose from. */
  items: readonly PickerItem<V>[];
  /** The value of the chosen item. */
  value: V | undefined;
  /** Called with the selected value; the sheet then asks to close. */
  onChange: (value: V) => void;
  /** Adds a search over labels, notes and keywords. Its text is the placeholder. */
  search?: string | undefined;
  /**
   * Keeps the page behind from scrolling while it is open.
   *
   * @default true
   */
  lockScroll?: boolean | undefined;
  /** A flag, a coin or a bank's logo before each label. */
  renderIcon?: ((item: PickerItem<V>) => ReactNode) | undefined;
}
