import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { InboxMessage } from '@ezwallet/api-client/contract';
import type { SiteNews } from '@ezwallet/domain-stores';
import { announce, Button, Icon, IconButton, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { recoveryPaths, securityPaths } from '../../../world/paths.ts';
import styles from './SiteCards.module.css';

/** Screen readers hear of a card once, however often its screen opens. */
const announced = new WeakSet<InboxMessage>();

/** The newest message that stays until the person has looked at it, in its own place, and that there are more. */
export const SiteCards = observer(function SiteCards({ news }: { news: Pick<SiteNews, 'cards' | 'close'> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [card] = news.cards;
  const count = news.cards.length;
  useEffect(() => {
    if (!card || announced.has(card)) return;
    announced.add(card);
    announce(`${card.title} ${card.content}`);
  }, [card]);
  if (!card) return null;
  const isLogin = card.link === securityPaths.devices();
  const close = () => {
    // The focus of who closes the last card would be lost with it.
    const tab = place.current?.parentElement?.querySelector<HTMLElement>('nav [aria-current="page"]');
    if (count === 1 && place.current?.contains(document.activeElement)) tab?.focus();
    news.close(card);
  };
  return (
    <div ref={place} className={styles.place} data-more={count > 1 ? '' : undefined}>
      <section aria-labelledby={titleId} className={styles.card}>
        <Icon glyph={isLogin ? glyphs.devices : glyphs.bell} size={24} className={styles.icon} />
        <h2 id={titleId} className={styles.title}>
          <bdi>{card.title}</bdi>
        </h2>
        {count > 1 && (
          <span className={styles.count}>
            <Trans>1 of {count}</Trans>
          </span>
        )}
        <IconButton
          icon={glyphs.close}
          size={20}
          tone="muted"
          label={t`Close`}
          className={styles.close}
          onClick={close}
        />
        {isLogin ? (
          <TextButton
            className={styles.line}
            render={<Link to={recoveryPaths.freeze()} />}
            onClick={() => news.close(card)}
          >
            {card.content}
          </TextButton>
        ) : (
          <p className={styles.line}>
            <bdi>{card.content}</bdi>
          </p>
        )}
        <div className={styles.pills}>
          {card.link !== '' && (
            <Button
              size={32}
              variant="tint"
              onClick={() => {
                news.close(card);
                void navigate(card.link);
              }}
            >
              {isLogin ? <Trans>See devices</Trans> : <Trans>View</Trans>}
            </Button>
          )}
          <Button size={32} variant="secondary" onClick={close}>
            {isLogin ? <Trans>It was me</Trans> : <Trans>Got it</Trans>}
          </Button>
        </div>
      </section>
    </div>
  );
});
