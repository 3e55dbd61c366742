import { Trans } from '@lingui/react/macro';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { PopNotices, type SessionStores } from '@ezwallet/domain-stores';
import { Button, Drawer, openOverlays } from '@ezwallet/ui';
import { isMoneyImminent } from '../../../world/permissions.ts';
import { SEEN_NOTICES_KEY } from '../../../world/seen-notices.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { htmlLang, useContent, WrittenText } from '../../content/index.ts';
import { bannersAt } from '../model/bannersAt.ts';
import styles from './PopNotice.module.css';

/** Home comes first, and what has to be answered on it. Milliseconds. */
const AFTER = 1_500;

const seen = {
  read: () => localStorage.getItem(SEEN_NOTICES_KEY) ?? '',
  write: (ids: string) => localStorage.setItem(SEEN_NOTICES_KEY, ids),
};

/**
 * A notice or banner over Home that a member sees once, after a login or when their data are fresh. It waits while anything is open
 * over the screen, and while a request moves money.
 */
export const PopNotice = observer(function PopNotice({ stores }: { stores: SessionStores }) {
  const { app, deps } = useWorld();
  const { session, settings } = app;
  const [pop] = useState(() => new PopNotices(deps, app, seen));
  const [isOpen, setOpen] = useState(false);
  const content = useContent();
  const overlays = useSyncExternalStore(openOverlays.subscribe, openOverlays.get);
  const isFree = overlays.length === 0 && !session.needsNickname && !isMoneyImminent(stores.requests);
  useEffect(
    () =>
      reaction(
        () => session.user,
        () => void pop.look(),
        { fireImmediately: true },
      ),
    [pop, session],
  );
  const file = content.banners.value;
  useEffect(() => pop.offer(bannersAt(deps.serverNow(), 'popBanner', file)), [pop, deps, file, pop.card]);
  const { card } = pop;
  const isDue = card !== undefined && !isOpen && isFree;
  useEffect(() => (isDue ? deps.clock.after(AFTER, () => setOpen(true)) : undefined), [isDue, deps]);
  const navigate = useNavigate();
  const close = () => setOpen(false);
  if (!card) return null;
  const lang = htmlLang(card.lang, settings.locale);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={pop.close}
      title={card.title}
      titleHidden
      className={styles.card}
      footer={
        <div className={styles.buttons}>
          <Button variant="ghost" onClick={close}>
            <Trans>Not now</Trans>
          </Button>
          {card.link.startsWith('/') && (
            <Button
              lang={lang}
              onClick={() => {
                pop.close();
                void navigate(card.link);
              }}
            >
              {card.action || <Trans>Have a look</Trans>}
            </Button>
          )}
        </div>
      }
    >
      {card.picture !== '' && <img src={card.picture} alt="" className={styles.picture} />}
      <p aria-hidden="true" className={styles.title} lang={lang}>
        {card.title}
      </p>
      <WrittenText body={card.body} lang={lang} />
    </Drawer>
  );
});
