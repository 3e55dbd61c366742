import type { Glyph } from '../../../glyphs/Glyph.ts';

/** One action of a sheet. The sheet returns `key` when the user chooses the action. */
export interface SheetAction<Key extends string = string> {
  key: Key;
  label: string;
  /** A line below the label. */
  note?: string | undefined;
  icon?: Glyph | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Marks the current value, where the sheet changes a setting. */
  selected?: boolean | undefined;
}
