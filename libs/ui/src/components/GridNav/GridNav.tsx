import type { HTMLAttributes, MouseEventHandler, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/Glyph.ts';
import styles from './GridNav.module.css';

/** One destination of a grid menu. */
export interface GridNavItem {
  key: string;
  label: string;
  icon: Glyph;
  badge?: number | boolean | undefined;
  /** The link it is; a button when left out. */
  render?: RenderElement | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
}

/** Props of a grid menu; other attributes go to its element. */
export interface GridNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  items: readonly GridNavItem[];
  /** What the group is, for readers. */
  label: string;
  /** `menu` is plain icons; `discs` is a row of main actions whose first one is filled. */
  variant?: 'menu' | 'discs' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A menu in four columns; on screens of 380 px and less in two, with the words beside the icons. */
export function GridNav({ items, label, variant = 'menu', className, ...rest }: GridNavProps) {
  return (
    <nav {...rest} aria-label={label} data-variant={variant} className={classNames(styles.grid, className)}>
      <ul className={styles.items}>
        {items.map(({ key, label: name, icon, badge = false, render, onClick }) => (
          <li key={key}>
            {renderAs(render, 'button', {
              ...(render ? {} : { type: 'button' }),
              className: styles.item,
              onClick,
              children: (
                <>
                  <Badge count={badge} className={styles.glyph}>
                    <Icon glyph={icon} />
                  </Badge>
                  <span className={styles.label}>{name}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
