import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PeersStore } from '@ezwallet/domain-stores';
import { Card, Details } from '@ezwallet/ui';
import { dayText } from '../../../shared/time/time-text.ts';
import { meanText, percentOf } from '../model/reputationWords.ts';

/** The record that others see before they trade with the person; nothing before the first trade. */
export const TraderRecord = observer(function TraderRecord({ peers }: { peers: PeersStore }) {
  const { t } = useLingui();
  useEffect(() => void peers.list.load(), [peers]);
  const { own } = peers;
  if (!own || own.firstTradeAt === null) return null;
  const { trades, completion, releaseMinutes, payMinutes, firstTradeAt } = own;
  const percent = percentOf(completion);
  const after = (minutes: number) => {
    const mean = meanText(minutes);
    return t`${mean} min on average`;
  };
  return (
    <Card padding="flush" title={t`What others see of you`}>
      <Details
        items={[
          {
            label: t`Trades in 30 days`,
            value: completion === null ? t`No record yet` : t`${trades}, ${percent}% completed`,
          },
          ...(releaseMinutes === null ? [] : [{ label: t`You release after`, value: after(releaseMinutes) }]),
          ...(payMinutes === null ? [] : [{ label: t`You pay after`, value: after(payMinutes) }]),
          { label: t`First trade`, value: dayText(firstTradeAt) },
        ]}
      />
    </Card>
  );
});
