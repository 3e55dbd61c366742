import type { MouseEventHandler } from 'react';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import type { Glyph } from '../../glyphs/Glyph.ts';
import { classNames } from '../../internal/classNames.ts';
import styles from './GridNav.module.css';
import { GridTile, type GridLook } from './GridTile.tsx';

/** One destination of a grid menu. */
export interface GridNavItem {
  /** Its name among the items. */
  value: string;
  label: string;
  icon: Glyph;
  badge?: number | boolean | undefined;
  /** The link to render. Default: a button. */
  render?: RenderElement | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
}

/** Props of a grid of links to other screens. */
export interface GridMenuProps extends GridLook {
  /** The destinations. */
  items: readonly GridNavItem[];
  /**
   * `menu` shows plain icons; `discs` is a row of main actions with the first one filled.
   *
   * @default 'menu'
   */
  variant?: 'menu' | 'discs' | undefined;
  /** Only a filter has a value. */
  value?: undefined;
  /** With it, the grid is a filter. */
  onChange?: undefined;
}

/** Links and buttons in a grid. */
export function GridMenu({
  items,
  label,
  variant = 'menu',
  value: _,
  onChange: __,
  className,
  ...rest
}: GridMenuProps) {
  return (
    <nav {...rest} aria-label={label} data-variant={variant} className={classNames(styles.grid, className)}>
      <ul className={styles.items}>
        {items.map(({ value: key, label: name, icon, badge, render, onClick }) => (
          <li key={key}>
            {renderAs(render, 'button', {
              ...(render ? {} : { type: 'button' }),
              className: styles.item,
              onClick,
              children: <GridTile icon={icon} label={name} badge={badge} />,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
