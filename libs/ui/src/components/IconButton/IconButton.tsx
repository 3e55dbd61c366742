import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './IconButton.module.css';

/** Props of an icon button. Other attributes go to the button, or to the link that it renders. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** The glyph of the button. */
  icon: Glyph;
  /** The action of the button, in words, because a screen reader cannot read an icon. */
  label: string;
  /** Side of the icon in px. The target is always 44. */
  size?: 16 | 20 | 24 | undefined;
  /** Colour of the icon. */
  tone?: 'text' | 'muted' | 'accent' | undefined;
  /** Shows that something new is behind it; a number shows how many. */
  badge?: number | boolean | undefined;
  /** Replaces the icon with a spinner, and ignores clicks. */
  loading?: boolean | undefined;
  /** Mirrors a directional icon in right-to-left text. */
  mirrored?: boolean | undefined;
  /** Renders a link instead of a button. */
  render?: RenderElement | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44 px target around one icon. While `loading` it keeps the focus and its name, but does not fire. */
export function IconButton({
  icon,
  label,
  size = 24,
  tone = 'text',
  badge = false,
  loading = false,
  mirrored,
  render,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const messages = useWords();
  const news = typeof badge === 'number' ? messages.newItems(badge) : messages.hasNew;
  // As in Button: a focused button loses the focus when it becomes `disabled`, so loading only ignores the click.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const glyph = loading ? <Spinner size={20} /> : <Icon glyph={icon} size={size} mirrored={mirrored} />;
  return renderAs(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    'aria-label': badge ? `${label}, ${news}` : label,
    'aria-busy': loading || undefined,
    'aria-disabled': loading || rest['aria-disabled'],
    'data-tone': tone,
    'data-state': loading ? 'loading' : 'idle',
    className: classNames(styles.button, className),
    onClick: press,
    children: badge ? <Badge value={badge}>{glyph}</Badge> : glyph,
  });
}
