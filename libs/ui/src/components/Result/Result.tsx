import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { classNames } from '../../internal/classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './Result.module.css';

/** Kind of outcome. `pending` is not known yet; `warning` needs attention. */
export type ResultStatus = 'success' | 'pending' | 'warning' | 'failed';

/** Props of a full-screen result. Other attributes go to its `div`. */
export interface ResultProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The outcome. It decides icon and colour. */
  status: ResultStatus;
  /** The outcome in words; the colour only repeats it. */
  title: ReactNode;
  /** The meaning, or the next step. */
  description?: ReactNode;
  /** The amount, the details, or other content. */
  children?: ReactNode;
  /** Buttons below, the primary one first. */
  actions?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const STATUS_ICON = {
  success: glyphs.check,
  pending: glyphs.clock,
  warning: glyphs.warning,
  failed: glyphs.close,
} as const satisfies Record<ResultStatus, Glyph>;

/** A full-screen result. If it replaces what had the focus, its title gets it. */
export function Result({ status, title, description, children, actions, className, ...rest }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div {...rest} data-state={status} className={classNames(styles.result, className)}>
      <span className={styles.disc}>
        <Icon glyph={STATUS_ICON[status]} size={32} />
      </span>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
