import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { classNames } from '../../internal/classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import type { Picture } from '../../pictures/Picture.ts';
import styles from './Empty.module.css';

/** Props of a placeholder for missing content. Other attributes go to its `div`. */
export interface EmptyProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** A drawing above the title, for a place that content will fill: one of `@ezwallet/ui/pictures`. */
  picture?: Picture | undefined;
  /** A glyph above the title, for a failure or a refusal. A picture goes before it. */
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

/**
 * An empty or failed state, centred in the free space, without a card.
 *
 * @example
 * <Empty picture={pictures.tray} title={t`No bills yet`} description={t`What you pay and receive appears here.`} />
 */
export function Empty({
  picture: Drawn,
  icon = glyphs.inbox,
  title,
  description,
  action,
  className,
  ...rest
}: EmptyProps) {
  return (
    <div {...rest} className={classNames(styles.empty, className)}>
      {Drawn ? <Drawn className={styles.picture} /> : <Icon glyph={icon} size={64} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
