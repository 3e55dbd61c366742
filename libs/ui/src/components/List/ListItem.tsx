import type { HTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { classNames } from '../../internal/classNames.ts';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './List.module.css';

/** Props of one row. It is a button with `onClick`, a link with `render`, a label with `control`, else plain text. */
export interface ListItemProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title' | 'onClick'> {
  /** Names the row. */
  title: ReactNode;
  /** A second line below the title. */
  description?: ReactNode;
  /** Between title and value, centred in the free space, such as a `<Sparkline />`. */
  middle?: ReactNode;
  /** Right, at the end of the row. */
  value?: ReactNode;
  /** A second line below the value. */
  valueDescription?: ReactNode;
  /** State of the value. Each state has its icon; always pass its word too. */
  valueState?: 'success' | 'warning' | 'danger' | undefined;
  /** A glyph of 24, or a picture of 36 such as `<CoinIcon />`. */
  icon?: Glyph | undefined;
  /** A picture before the text. */
  leading?: ReactNode;
  /** `pair` mutes the title and emphasises the value; `danger` warns about the row's effect. */
  tone?: 'plain' | 'pair' | 'danger' | undefined;
  /** Minimum height in px: 44 for a label, a value and a copy button. */
  height?: 44 | 52 | undefined;
  /** A switch, checkbox or radio: the whole row becomes its label. */
  control?: ReactNode;
  /** A button at the end of a row that is not a button itself. */
  action?: ReactNode;
  /** Makes the row a button. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Renders the row as a link, such as `<Link to="/devices" />`. */
  render?: RenderElement | undefined;
  /** Mutes the row and ignores clicks. */
  disabled?: boolean | undefined;
  /** Default: visible on a row that navigates. */
  chevron?: boolean | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLLIElement> | undefined;
}

const STATE_ICON = { success: glyphs.check, warning: glyphs.warning, danger: glyphs.error } as const;

/** One row. It contains at most one target: the row itself, its control, or its action. */
export function ListItem({
  title,
  description,
  middle,
  value,
  valueDescription,
  valueState,
  icon,
  leading,
  tone = 'plain',
  height = 52,
  control,
  action,
  onClick,
  render,
  disabled = false,
  chevron,
  className,
  ...rest
}: ListItemProps) {
  const pressable = Boolean(onClick ?? render);
  const arrow = chevron ?? (pressable && !control);
  const content = (
    <>
      {icon && <Icon glyph={icon} className={styles.icon} />}
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {description !== undefined && <span className={styles.note}>{description}</span>}
      </span>
      {middle !== undefined && <span className={styles.middle}>{middle}</span>}
      {value !== undefined && (
        <span className={styles.value} data-value-state={valueState}>
          <span className={styles.figure}>
            {valueState && <Icon glyph={STATE_ICON[valueState]} size={16} />}
            {typeof value === 'string' ? <bdi>{value}</bdi> : value}
          </span>
          {valueDescription !== undefined && <span className={styles.note}>{valueDescription}</span>}
        </span>
      )}
      {control}
      {action}
      {arrow && <Icon glyph={glyphs.chevronRight} size={16} mirrored className={styles.chevron} />}
    </>
  );
  const row = { className: styles.row, children: content };
  return (
    <li
      {...rest}
      className={classNames(styles.item, className)}
      data-tone={tone}
      data-height={height}
      data-state={disabled ? 'disabled' : 'idle'}
      data-inset={icon ? 'icon' : leading === undefined ? 'none' : 'leading'}
      data-chevron={arrow ? '' : undefined}
      data-middle={middle === undefined ? undefined : ''}
      data-lines={description === undefined && valueDescription === undefined ? 1 : 2}
    >
      {!pressable
        ? renderAs(undefined, control ? 'label' : 'div', row)
        : render && disabled
          ? // Nothing stops a rendered link from navigating, so a disabled row renders a link without a target.
            renderAs(undefined, 'div', { ...row, role: 'link', 'aria-disabled': true })
          : renderAs(render, 'button', { ...row, onClick, ...(render ? {} : { type: 'button', disabled }) })}
    </li>
  );
}
