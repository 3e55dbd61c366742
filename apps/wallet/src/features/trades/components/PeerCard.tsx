import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { observer } from 'mobx-react-lite';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Button, Card, Details, dialog, Tag } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { UserText } from '../../../shared/people/UserText.tsx';
import { dayText } from '../../../shared/time/time-text.ts';
import { meanText, percentOf } from '../model/reputationWords.ts';
import { useMarkPeer } from '../model/useMarkPeer.ts';
import styles from './PeerCard.module.css';

/** The other side of a trade: what a person can know about them, and whether to meet again. */
export const PeerCard = observer(function PeerCard({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { billNo, counterparty, reputation, marks } = trade;
  const { mark, isBusy } = useMarkPeer();
  if (!counterparty || !reputation || !marks) return null;
  const isSeller = sideOf(trade) === 'buyer';
  const { trades, completion, releaseMinutes, payMinutes, firstTradeAt, tradedBefore } = reputation;
  const percent = percentOf(completion);
  const minutes = isSeller ? releaseMinutes : payMinutes;
  const mean = meanText(minutes);
  const set = (name: 'blocked' | 'favourite', isOn: boolean) => mark({ billNo }, name, isOn);
  const block = () =>
    dialog.confirm({
      title: t`Block ${counterparty.nickMasked}?`,
      description: t`We will not match you with this person again. This order continues.`,
      confirmText: t`Block`,
      cancelText: t`Go back`,
      danger: true,
      onConfirm: async () => await set('blocked', true),
    });
  return (
    <Card
      padding="flush"
      title={
        <>
          {isSeller ? t`Seller` : t`Buyer`} <UserText>{counterparty.nickMasked}</UserText>
        </>
      }
      meta={counterparty.isMerchant && <Tag tone="accent">{t`Merchant`}</Tag>}
    >
      <Details
        items={[
          {
            label: t`Trades in 30 days`,
            value: completion === null ? t`No record yet` : t`${trades}, ${percent}% completed`,
          },
          ...(minutes === null
            ? []
            : [{ label: isSeller ? t`Releases after` : t`Pays after`, value: t`${mean} min on average` }]),
          { label: t`First trade`, value: firstTradeAt === null ? t`Not yet` : dayText(firstTradeAt) },
          {
            label: t`Traded with you`,
            value:
              tradedBefore === 0 ? t`Never before` : t`${plural(tradedBefore, { one: '# time', other: '# times' })}`,
          },
        ]}
      />
      <div className={styles.marks}>
        <Button
          variant={marks.isFavourite ? 'tint' : 'secondary'}
          size={32}
          icon={glyphs.star}
          aria-disabled={isBusy}
          aria-pressed={marks.isFavourite}
          onClick={() => void set('favourite', !marks.isFavourite)}
        >
          <Trans>Favourite</Trans>
        </Button>
        <Button
          variant="secondary"
          size={32}
          aria-disabled={isBusy}
          onClick={() => (marks.isBlocked ? void set('blocked', false) : void block())}
        >
          {marks.isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
        </Button>
      </div>
    </Card>
  );
});
