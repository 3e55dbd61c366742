import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { renderAs, type RenderElement } from '../../internal/renderAs.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './NoticeBar.module.css';
import { NoticeTurn } from './NoticeTurn.tsx';

/** One of several notices that rotate. */
export interface NoticeItem {
  value: string;
  text: ReactNode;
  /** Opens the full text. */
  render?: RenderElement | undefined;
  /** Makes the text a button. */
  onClick?: (() => void) | undefined;
}

/** Props of a notice line. With `render` or `onClick` it opens something; with `onClose` it can be closed. */
export interface NoticeBarProps extends HTMLAttributes<HTMLElement> {
  /** A glyph before the text. */
  icon?: Glyph | undefined;
  /** `warning` for what needs attention. */
  tone?: 'plain' | 'warning' | undefined;
  /** Opens the full text. */
  render?: RenderElement | undefined;
  /** Makes the text a button. */
  onClick?: (() => void) | undefined;
  /** Shows a close button. */
  onClose?: (() => void) | undefined;
  /** One notice, which does not move. Overflow is cut off; the user reads the full text where the bar leads. */
  children?: ReactNode;
  /**
   * Notices that rotate instead; a long one scrolls. A button pauses them (WCAG 2.2.2). With reduced motion they do not
   * move, and a button shows the next one.
   */
  items?: readonly NoticeItem[] | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** One line of news below a screen's head. It renders nothing when `items` is empty. */
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
  const messages = useWords();
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
