import {
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { announce } from '../Announcer/announce.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './PopupCard.module.css';
import { ShownContext } from './ShownContext.ts';

/** Props of one message over the screen. Other attributes go to its element. */
export interface PopupCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'content' | 'id'> {
  /** Id of the message. A stack announces each message and reports it as shown once. */
  id: string;
  /** Names the event. */
  title: string;
  /** Details in a sentence. */
  description: ReactNode;
  /** A glyph before the title. */
  icon?: Glyph | undefined;
  /** One related action, such as a text button. */
  action?: ReactNode;
  /** Called with the `id` when the user closes it. */
  onClose: (id: string) => void;
  /** Called once with the `id` when it appears. */
  onShown?: ((id: string) => void) | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A message that stays until the user closes it, over the screen without blocking it. Put it in a `PopupStack`. */
export function PopupCard({
  id,
  title,
  description,
  icon = glyphs.bell,
  action,
  onClose,
  onShown,
  className,
  ...rest
}: PopupCardProps) {
  const messages = useWords();
  const titleId = useId();
  const [alone] = useState(() => new Set<string>());
  const shown = useContext(ShownContext) ?? alone;
  const report = useEffectEvent(() => {
    // A card that newer ones displaced may return, and StrictMode runs effects twice.
    if (shown.has(id)) return;
    shown.add(id);
    announce(typeof description === 'string' ? `${title}. ${description}` : title);
    onShown?.(id);
  });
  useEffect(() => report(), [id]);
  return (
    <section {...rest} aria-labelledby={titleId} className={classNames(styles.card, className)}>
      <Icon glyph={icon} size={20} className={styles.icon} />
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.content}>{description}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      <IconButton
        icon={glyphs.close}
        size={16}
        tone="muted"
        label={messages.close}
        className={styles.close}
        onClick={() => onClose(id)}
      />
    </section>
  );
}
