import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { classNames } from '../../internal/classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './Empty.module.css';

/** Props of a placeholder for missing content. Other attributes go to its `div`. */
export interface EmptyProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** A glyph above the title. */
  icon?: Glyph | undefined;
  /** Names the missing content, or the content to come. */
  title: ReactNode;
  /** One line: why it is empty or what to do; for an error, its code. */
  description?: ReactNode;
  /** One button of height 32. */
  action?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** An empty or failed state, centred in the free space, without a card. */
export function Empty({ icon = glyphs.inbox, title, description, action, className, ...rest }: EmptyProps) {
  return (
    <div {...rest} className={classNames(styles.empty, className)}>
      <Icon glyph={icon} size={64} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
