import type { HTMLAttributes, Ref } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './TabBar.module.css';

/** One screen of the main navigation. */
export interface TabBarItem {
  value: string;
  label: string;
  icon: Glyph;
  badge?: number | boolean | undefined;
  /** The link to the screen, such as `<Link to="/wealth" />`. */
  render: RenderElement;
}

/** Props of the main navigation. Other attributes go to its `nav`. */
export interface TabBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The main screens. */
  items: readonly TabBarItem[];
  /** Key of the current screen. */
  value: string;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The main navigation at the bottom of the shell, above the safe area. */
export function TabBar({ items, value: current, className, ...rest }: TabBarProps) {
  const messages = useWords();
  const haptics = useHaptics();
  return (
    <nav aria-label={messages.mainNavigation} {...rest} className={classNames(styles.bar, className)}>
      {items.map(({ value: key, label, icon, badge = false, render }) => {
        const active = key === current;
        return renderAs(render, 'a', {
          key,
          'aria-current': active ? 'page' : undefined,
          'data-state': active ? 'active' : 'inactive',
          className: styles.tab,
          onClick: () => {
            if (!active) haptics('selection');
          },
          children: (
            <>
              <Badge value={badge}>
                <Icon glyph={icon} filled={active} />
              </Badge>
              <span className={styles.label}>{label}</span>
            </>
          ),
        });
      })}
    </nav>
  );
}
