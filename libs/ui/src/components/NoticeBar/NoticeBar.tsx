import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { classNames } from '../../internal/classNames.ts';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './NoticeBar.module.css';
import { NoticeTurn } from './NoticeTurn.tsx';

/** One of several notices that take turns. */
export interface NoticeItem {
  key: string;
  text: ReactNode;
  /** Leads to the whole text. */
  render?: RenderElement | undefined;
  onClick?: (() => void) | undefined;
}

/** Props of a line of news: with `render` or `onClick` the line leads somewhere, with `onClose` it can be closed. */
export interface NoticeBarProps extends HTMLAttributes<HTMLElement> {
  icon?: Glyph | undefined;
  tone?: 'plain' | 'warning' | undefined;
  /** Leads to the whole text. */
  render?: RenderElement | undefined;
  onClick?: (() => void) | undefined;
  /** Shows a cross. */
  onClose?: (() => void) | undefined;
  /** One notice, which stands still: what does not fit is cut off and read in full where the bar leads. */
  children?: ReactNode;
  /**
   * Notices that take turns instead, of which a long one moves. A pause button stops them (WCAG 2.2.2); where motion is
   * unwanted they stand still and a button leads to the next.
   */
  items?: readonly NoticeItem[] | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** One line of news below a screen's head; nothing when there are no `items`. */
export function NoticeBar({
  icon = glyphs.megaphone,
  tone = 'plain',
  render,
  onClick,
  onClose,
  items,
  className,
  children,
  ...rest
}: NoticeBarProps) {
  const messages = useMessages();
  const [round, setRound] = useState(0);
  const [long, setLong] = useState(false);
  const [paused, setPaused] = useState(false);
  const item = items?.[round % items.length];
  const several = items !== undefined && items.length > 1;
  const moves = items !== undefined && (several || long);
  const next = () => setRound((turns) => turns + 1);
  if (items?.length === 0) return null;

  const way = item ?? { render, onClick };
  const leads = Boolean(way.render ?? way.onClick);
  const line = renderAs(way.render, way.onClick ? 'button' : 'div', {
    className: styles.line,
    ...(way.onClick ? { onClick: way.onClick } : {}),
    ...(way.onClick && !way.render ? { type: 'button' } : {}),
    children: (
      <>
        <Icon glyph={icon} size={20} className={styles.icon} />
        {item ? (
          <NoticeTurn key={round} several={several} onMeasure={setLong} onEnd={next}>
            {item.text}
          </NoticeTurn>
        ) : (
          <span className={styles.text}>{children}</span>
        )}
        {leads && <Icon glyph={glyphs.chevronRight} size={16} mirrored className={styles.chevron} />}
      </>
    ),
  });
  return (
    <aside
      aria-label={messages.notice}
      {...rest}
      data-tone={tone}
      data-state={!moves ? 'still' : paused ? 'paused' : 'moving'}
      className={classNames(styles.bar, className)}
    >
      {line}
      {moves && (
        <IconButton
          icon={paused ? glyphs.play : glyphs.pause}
          size={16}
          tone="muted"
          label={paused ? messages.resumeNotices : messages.pauseNotices}
          className={styles.pause}
          onClick={() => setPaused(!paused)}
        />
      )}
      {several && (
        <IconButton
          icon={glyphs.chevronDown}
          size={16}
          tone="muted"
          label={messages.nextNotice}
          className={styles.next}
          onClick={next}
        />
      )}
      {onClose && (
        <IconButton
          icon={glyphs.close}
          size={16}
          tone="muted"
          label={messages.close}
          className={styles.close}
          onClick={onClose}
        />
      )}
    </aside>
  );
}
