import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { classNames } from '../../internal/classNames.ts';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/Glyph.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './NoticeBar.module.css';

/** Props of a line of news: with `render` or `onClick` the line leads somewhere, with `onClose` it can be closed. */
export interface NoticeBarProps extends HTMLAttributes<HTMLElement> {
  icon?: Glyph | undefined;
  tone?: 'plain' | 'warning' | undefined;
  /** Leads to the whole text. */
  render?: RenderElement | undefined;
  onClick?: (() => void) | undefined;
  /** Shows a cross. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * One line of news below a screen's head. It stands still: what does not fit is cut off and read in full where the bar
 * leads, since moving text would need a pause button of its own (WCAG 2.2.2).
 */
export function NoticeBar({
  icon = glyphs.megaphone,
  tone = 'plain',
  render,
  onClick,
  onClose,
  className,
  children,
  ...rest
}: NoticeBarProps) {
  const messages = useMessages();
  const leads = Boolean(render ?? onClick);
  const line = renderAs(render, onClick ? 'button' : 'div', {
    className: styles.line,
    ...(onClick ? { onClick } : {}),
    ...(onClick && !render ? { type: 'button' } : {}),
    children: (
      <>
        <Icon glyph={icon} size={20} className={styles.icon} />
        <span className={styles.text}>{children}</span>
        {leads && <Icon glyph={glyphs.chevronRight} size={16} mirrored className={styles.chevron} />}
      </>
    ),
  });
  return (
    <aside
      aria-label={messages.notice}
      {...rest}
      data-tone={tone}
      className={classNames(styles.bar, className)}
    >
      {line}
      {onClose && (
        <IconButton icon={glyphs.close} size={16} tone="muted" label={messages.close} className={styles.close} onClick={onClose} />
      )}
    </aside>
  );
}
