import { useLingui } from '@lingui/react/macro';
import type { Trade } from '@ezwallet/api-client/contract';
import { Card, Rail } from '@ezwallet/ui';
import { clockText, dayText, shortTimeText } from '../../../shared/time/time-text.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { railOf } from '../model/railOf.ts';

/** Everything that happened to an order, what is due now, and what comes. */
export function WhatHappened({ trade }: { trade: Trade }) {
  const { t, i18n } = useLingui();
  const { serverNow } = useWorld();
  const { events, current, status } = railOf(trade);
  const today = dayText(serverNow());
  // The day stands only where it is another one.
  const timeOf = (moment: number) => (dayText(moment) === today ? clockText(moment) : shortTimeText(moment));
  return (
    <Card padding="flush" title={t`What happened`}>
      <Rail
        aria-label={t`What happened`}
        current={current}
        status={status}
        items={events.map(({ value, label, at, by, reason, outcome }) => {
          const time = timeOf(at ?? by ?? 0);
          const parts = [reason && `“${i18n._(reason)}”`, outcome && i18n._(outcome)].filter(Boolean);
          return {
            value,
            label: i18n._(label),
            ...(at === undefined && by === undefined ? {} : { time: at === undefined ? t`by ${time}` : time }),
            ...(parts.length > 0 ? { description: parts.join(' ') } : {}),
          };
        })}
      />
    </Card>
  );
}
