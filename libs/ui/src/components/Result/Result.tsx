import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { classNames } from '../../internal/classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './Result.module.css';

/** How something ended; `pending` is not known yet, `warning` wants a look. */
export type ResultStatus = 'success' | 'pending' | 'warning' | 'failed';

/** Props of an outcome that takes the whole screen; other attributes go to its `div`. */
export interface ResultProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  status: ResultStatus;
  /** The outcome in words; the colour only repeats it. */
  title: ReactNode;
  description?: ReactNode;
  /** The sum, the details, whatever the outcome is about. */
  children?: ReactNode;
  /** Buttons below, the primary one first. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

const STATUS_ICON = {
  success: glyphs.check,
  pending: glyphs.clock,
  warning: glyphs.warning,
  failed: glyphs.close,
} as const satisfies Record<ResultStatus, Glyph>;

/** How something ended. Give the title the focus, or announce it, when it replaces a form. */
export function Result({ status, title, description, children, actions, className, ...rest }: ResultProps) {
  return (
    <div {...rest} data-state={status} className={classNames(styles.result, className)}>
      <span className={styles.disc}>
        <Icon glyph={STATUS_ICON[status]} size={32} />
      </span>
      <h2 className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
