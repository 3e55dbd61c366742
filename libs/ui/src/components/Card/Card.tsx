import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './Card.module.css';

/** Props of a card. Other attributes go to its element, or to the link that it renders. */
export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the card. */
  title?: ReactNode;
  /** On the right of the title: a short fact or a text button. */
  meta?: ReactNode;
  /** A glyph before the heading. */
  icon?: Glyph | undefined;
  /** `compact` is for one or two lines, `flush` for rows with their own padding, `none` for pictures. */
  padding?: 'normal' | 'compact' | 'flush' | 'none' | undefined;
  /** `warning` is the only tinted card. */
  tone?: 'plain' | 'warning' | undefined;
  /** Renders the card as a link, when the whole card is one target. */
  render?: RenderElement | undefined;
  /** The content. */
  children?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A raised surface for one topic. Never put a card inside a card. */
export function Card({
  title,
  meta,
  icon,
  padding = 'normal',
  tone = 'plain',
  render,
  className,
  children,
  ...rest
}: CardProps) {
  const head = title !== undefined && (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {meta !== undefined && <div className={styles.meta}>{meta}</div>}
    </div>
  );
  return renderAs(render, title === undefined ? 'div' : 'section', {
    ...rest,
    'data-padding': padding,
    'data-icon': icon && '',
    'data-tone': tone,
    className: classNames(styles.card, render && styles.link, className),
    children: icon ? (
      <>
        <Icon glyph={icon} size={20} className={styles.icon} />
        <div className={styles.body}>
          {head}
          {children}
        </div>
      </>
    ) : (
      <>
        {head}
        {children}
      </>
    ),
  });
}
