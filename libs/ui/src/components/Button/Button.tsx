import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

/** How much attention a button asks for. `danger` is for actions that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'tint';
/** Height of a button in px. */
export type ButtonSize = 32 | 44 | 48;

/** Props of a button. Other attributes go to the native button, or to the link that it renders. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Use one primary button per screen. `tint` is a small action inside a card. */
  variant?: ButtonVariant | undefined;
  /** Height in px. 32 is a pill with a hit area of 44; 44 and 48 are full controls. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** Replaces the icon with a spinner, keeps the label, and ignores clicks. */
  loading?: boolean | undefined;
  /** Mutes the button, and ignores clicks. */
  disabled?: boolean | undefined;
  /** A glyph before the label. */
  icon?: Glyph | undefined;
  /** Renders a link instead of a button, such as `<Link to="/send" />`. While `disabled`, it goes nowhere. */
  render?: RenderElement | undefined;
  /** The label: a verb. */
  children: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with a label. While `loading` it stays focusable and announces that it is busy, but does not fire. */
export function Button({
  variant = 'primary',
  size = 48,
  block = false,
  loading = false,
  icon,
  render,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A focused button loses the focus when it becomes `disabled`, so loading only ignores the click.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const iconSize = size === 32 ? 16 : 20;
  const look = {
    'aria-busy': loading || undefined,
    'aria-disabled': loading || rest['aria-disabled'],
    'data-state': loading ? 'loading' : 'idle',
    'data-variant': variant,
    'data-size': size,
    className: classNames(hit.area, styles.button, block && styles.block, className),
    children: (
      <>
        {loading ? <Spinner size={iconSize} /> : icon && <Icon glyph={icon} size={iconSize} />}
        <span className={styles.label}>{children}</span>
      </>
    ),
  };
  const { disabled, ...others } = rest;
  if (!render) return renderAs(undefined, 'button', { ...rest, ...look, type, onClick: press });
  // Nothing stops a rendered link from navigating, so a disabled one renders a link without a target.
  if (disabled) return renderAs(undefined, 'span', { ...others, ...look, role: 'link', 'aria-disabled': true });
  return renderAs(render, 'a', { ...others, ...look, onClick: press });
}
