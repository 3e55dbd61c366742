import type { ReactNode } from 'react';
import type { PickerItem } from './picker-items.ts';

/** Props of a picker that the host opens and closes itself; `V` is the union of what can be picked. */
export interface PickerSheetProps<V extends string = string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is picked; also names the list. */
  title: string;
  items: readonly PickerItem<V>[];
  value: V | undefined;
  /** Called with the pick; the sheet then asks to close. */
  onChange: (value: V) => void;
  /** Offers a search over labels, notes and keywords; its text says what is searched. */
  search?: string | undefined;
  /** A flag, a coin or a bank's sign before each label. */
  renderIcon?: ((item: PickerItem<V>) => ReactNode) | undefined;
}
