import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button, Drawer, Empty, List, ListItem, Skeleton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { UserText } from '../../../shared/people/UserText.tsx';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { useMarkPeer } from '../model/useMarkPeer.ts';
import styles from './trades.module.css';

/** The members whom the person has blocked or prefers, with the way to change that. */
export const PeersSheet = observer(function PeersSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { list } = useSessionStores().trades.peers;
  const { mark, isBusy } = useMarkPeer();
  useEffect(() => {
    if (open) void list.reload();
  }, [list, open]);
  return (
    <Drawer open={open} onOpenChange={(next) => next || onClose()} title={t`Favourites and blocked`}>
      <Loaded
        of={list}
        className={styles.sheet}
        failed={t`We could not load this list`}
        empty={
          <Empty
            picture={pictures.people}
            title={t`Nobody yet`}
            description={t`You can block the other side of an order, or add them to your favourites.`}
          />
        }
        skeleton={<Skeleton height={56} />}
      >
        {(peers) => (
          <List framed>
            {peers.map(({ peerId, nickMasked, userNoMasked, isBlocked }) => (
              <ListItem
                key={peerId}
                title={<UserText>{nickMasked}</UserText>}
                description={
                  <>
                    <bdi>{userNoMasked}</bdi> · {isBlocked ? t`Blocked` : t`Favourite`}
                  </>
                }
                action={
                  <Button
                    variant="secondary"
                    size={32}
                    aria-disabled={isBusy}
                    aria-label={isBlocked ? t`Unblock ${nickMasked}` : t`Remove ${nickMasked}`}
                    onClick={() => void mark({ peerId }, isBlocked ? 'blocked' : 'favourite', false)}
                  >
                    {isBlocked ? <Trans>Unblock</Trans> : <Trans>Remove</Trans>}
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </Loaded>
    </Drawer>
  );
});
