import { useId } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { classNames } from '../../internal/classNames.ts';
import { renderAs } from '../../internal/renderAs.ts';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './GridNav.module.css';
import { GridTile, type GridLook } from './GridTile.tsx';

/** One option of a grid that filters. */
export interface GridFilterItem<Value extends string = string> {
  /** The value of the selected item. */
  value: Value;
  label: string;
  icon: Glyph;
  badge?: number | boolean | undefined;
  disabled?: boolean | undefined;
}

/** Props of a grid that filters the screen. `Value` is the union of its options. */
export interface GridFilterProps<Value extends string> extends GridLook {
  /** The items to choose from. */
  items: readonly GridFilterItem<Value>[];
  /** The value of the selected item. */
  value: Value;
  /** Receives the value of the item that the user selects. */
  onChange: (value: Value) => void;
  variant?: 'menu' | undefined;
}

/** Native radio buttons in a grid: Tab enters it once, arrow keys select. */
export function GridFilter<Value extends string>({
  items,
  label,
  value,
  onChange,
  variant = 'menu',
  className,
  ...rest
}: GridFilterProps<Value>) {
  const name = useId();
  const haptics = useHaptics();
  const choose = (next: Value) => {
    haptics('selection');
    onChange(next);
  };
  return renderAs(undefined, 'div', {
    ...rest,
    role: 'radiogroup',
    'aria-label': label,
    'data-variant': variant,
    className: classNames(styles.grid, className),
    children: (
      <div className={styles.items}>
        {items.map((item) => {
          const on = item.value === value;
          return (
            <label key={item.value} className={styles.item} data-state={on ? 'on' : 'off'}>
              <input
                type="radio"
                name={name}
                value={item.value}
                checked={on}
                disabled={item.disabled}
                className={styles.input}
                onChange={() => choose(item.value)}
              />
              <GridTile icon={item.icon} label={item.label} badge={item.badge} filled={on} />
            </label>
          );
        })}
      </div>
    ),
  });
}
