import type { HTMLAttributes, Ref } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './GridNav.module.css';

/** Props that both kinds of grid share. Other attributes go to its element. */
export interface GridLook extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'> {
  /** Name of the group, for screen readers. */
  label: string;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

interface GridTileProps {
  icon: Glyph;
  label: string;
  badge: number | boolean | undefined;
  filled?: boolean | undefined;
}

/** The icon and the words of one cell. */
export function GridTile({ icon, label, badge = false, filled }: GridTileProps) {
  return (
    <>
      <Badge value={badge} className={styles.glyph}>
        <Icon glyph={icon} filled={filled} />
      </Badge>
      <span className={styles.label}>{label}</span>
    </>
  );
}
