import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { SUPPORT_STATES } from '@ezwallet/api-client/constants';
import type { SupportConversation } from '@ezwallet/api-client/contract';
import type { SupportChats } from '@ezwallet/domain-stores';
import { Icon, List, ListItem, Skeleton, Tag } from '@ezwallet/ui';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { clockText, dayText } from '../../../shared/time/time-text.ts';
import { supportPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { SUBJECTS, TURNS } from '../model/subjects.ts';
import styles from './Conversations.module.css';

const PLACEHOLDER = [<Skeleton key="one" height={60} />, <Skeleton key="two" height={60} />];

/** The conversations of a member with support, the latest first; nothing before the first one. */
export const Conversations = observer(function Conversations({ chats }: { chats: SupportChats }) {
  const { t } = useLingui();
  const { serverNow } = useWorld();
  const today = dayText(serverNow());
  return (
    <Loaded of={chats.list} failed={t`We could not load your conversations`} skeleton={PLACEHOLDER}>
      {({ list }) =>
        list.length > 0 && (
          <section className={styles.section} aria-labelledby="conversations">
            <h2 id="conversations" className={styles.heading}>
              <Trans>Your conversations</Trans>
            </h2>
            <List>
              {list.map((each) => (
                <Row key={each.id} conversation={each} today={today} />
              ))}
            </List>
          </section>
        )
      }
    </Loaded>
  );
});

function Row({ conversation, today }: { conversation: SupportConversation; today: string }) {
  const { t, i18n } = useLingui();
  const { id, subject, reference, state, lastText, lastKind, lastBy, unread, updatedAt } = conversation;
  const { name, glyph } = SUBJECTS[subject];
  const text = lastText || (lastKind === 'file' ? 'PDF' : t`Picture`);
  const isYours = state === SUPPORT_STATES.withMember;
  const turn = i18n._(TURNS[state]);
  return (
    <ListItem
      className={styles.row}
      data-unread={unread > 0 ? '' : undefined}
      leading={
        <span className={styles.disc}>
          <Icon glyph={glyph} size={20} />
        </span>
      }
      title={
        <span className={styles.title}>
          {i18n._(name)} {reference && <bdi className={styles.number}>{reference.slice(-6)}</bdi>}
        </span>
      }
      description={
        <bdi className={styles.line}>
          {lastBy === 'member' ? t`You: ${text}` : lastBy === 'staff' ? t`Support: ${text}` : text}
        </bdi>
      }
      value={
        <span className={styles.time}>{dayText(updatedAt) === today ? clockText(updatedAt) : dayText(updatedAt)}</span>
      }
      valueDescription={isYours ? <Tag tone="accent">{turn}</Tag> : <span className={styles.turn}>{turn}</span>}
      chevron={false}
      render={<Link to={supportPaths.chat({ id })} />}
    />
  );
}
