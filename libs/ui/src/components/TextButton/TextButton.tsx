import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './TextButton.module.css';

/** Props of a text button. Other attributes go to the button, or to the link that it renders. */
export interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** A glyph before the label. */
  icon?: Glyph | undefined;
  /** An icon after the words, such as a chevron. */
  endIcon?: Glyph | undefined;
  /** Colour of the text. */
  tone?: 'accent' | 'muted' | 'subtle' | 'danger' | undefined;
  /** 13 is for body text, 12 for section heads. */
  size?: 12 | 13 | undefined;
  /** Renders a link instead of a button, such as `<Link to="/forgot" />`. */
  render?: RenderElement | undefined;
  /** The label. */
  children: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A text link with a target 44 px high that does not push its neighbours apart. */
export function TextButton({
  icon,
  endIcon,
  tone = 'accent',
  size = 13,
  render,
  className,
  children,
  ...rest
}: TextButtonProps) {
  return renderAs(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    'data-tone': tone,
    'data-size': size,
    className: classNames(hit.area, styles.text, className),
    children: (
      <>
        {icon && <Icon glyph={icon} size={20} />}
        <span>{children}</span>
        {endIcon && <Icon glyph={endIcon} size={16} mirrored className={styles.end} />}
      </>
    ),
  });
}
