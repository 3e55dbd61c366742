import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, type ReactNode } from 'react';
import type { Spoken, Talk } from '@ezwallet/domain-stores';
import { Button, Skeleton, useScrollTabIndex } from '@ezwallet/ui';
import { useFrame } from '../../../world/frame.ts';
import { useDraft } from '../../../world/useDraft.ts';
import { useNews } from './useNews.ts';
import { useScrollback } from './useScrollback.ts';
import styles from './Chat.module.css';

/** Placeholders of a conversation that is loading. */
export const TALK_SKELETON = [
  <Skeleton key="theirs" width="60%" height={36} />,
  <Skeleton key="mine" width="44%" height={36} className={styles.mine} />,
  <Skeleton key="theirs again" width="52%" height={36} />,
];

interface TalkFrameProps<Message extends Spoken> {
  talk: Talk<Message>;
  /** The name of a speaker; undefined for the person. */
  speakerOf: (message: Message) => string | undefined;
  /** Its change scrolls to the end, like a new message. */
  mark?: string | number | undefined;
  /** The log, with its states. @param className of what scrolls */
  children: (className: string | undefined) => ReactNode;
}

/** The middle of a conversation: it follows what is said, keeps a draft, and stays at the end while the person is there. */
export const TalkFrame = observer(function TalkFrame<Message extends Spoken>({
  talk,
  speakerOf,
  mark,
  children,
}: TalkFrameProps<Message>) {
  const { thread, head } = talk;
  useEffect(() => talk.watch(), [talk]);
  useDraft(
    () => ({ text: talk.draft }),
    ({ text }) => {
      if (talk.draft === '') talk.type(text);
    },
  );
  useNews(thread.messages, speakerOf, head.value !== undefined);
  const tabIndex = useScrollTabIndex();
  const lastKey = `${thread.messages.at(-1)?.seq} ${talk.onTheWay.at(-1)?.nonce} ${mark}`;
  const { scroller, hasBelow, toEnd, onScroll } = useScrollback(lastKey);
  const main = useCallback(
    (node: HTMLElement | null) => {
      scroller.current = node;
      return tabIndex(node);
    },
    [scroller, tabIndex],
  );
  const Main = useFrame() === 'aside' ? 'div' : 'main';
  return (
    <div className={styles.body}>
      <Main ref={main} className={styles.scroll} data-ui-scroll onScroll={onScroll}>
        {children(styles.content)}
      </Main>
      {hasBelow && (
        <Button className={styles.below} size={32} onClick={toEnd}>
          <Trans>New messages</Trans>
        </Button>
      )}
    </div>
  );
});
