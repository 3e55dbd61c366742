import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PurchaseRequest } from '@ezwallet/domain-stores';
import { announce, Amount, Button, Card, Countdown, Icon, Rail, TimeRing, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { useKeptFocus } from '../../../shared/layout/useKeptFocus.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './Matching.module.css';

const MINUTE = 60_000;

/** While acceptors are asked one after the other: the time for it, what was promised, and what comes. The person may leave. */
export const Matching = observer(function Matching({ request }: { request: PurchaseRequest }) {
  const { t } = useLingui();
  const { serverNow } = useWorld().deps;
  const [isCancelling, setCancelling] = useState(false);
  const title = t`Looking for a seller`;
  useEffect(() => announce(title), [title]);
  const heading = useKeptFocus<HTMLHeadingElement>(request.pending !== null, true);
  const { pending, search } = request;
  if (!pending || !search) return null;
  const { amount, currency, price } = pending;
  const coins = moneyText(amount, currency);
  const sum = moneyText(search.fiat, 'CNY');
  const minutes = Math.ceil(search.span / MINUTE);
  const toPay = pending.payWithin && Math.floor(pending.payWithin / MINUTE);
  const cancel = async () => {
    setCancelling(true);
    try {
      await request.cancel();
      // A seller may have been faster, and then there is an order.
      if (request.state === 'draft') toast.info(t`The search has ended. You have not paid.`);
    } catch {
      // The search goes on, and so does this screen.
    }
    setCancelling(false);
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.muted}>
          <Trans>You can leave: we tell you when a seller takes your order.</Trans>
        </p>
      </div>
      <TimeRing className={styles.ring} until={search.endsAt} span={search.span} now={serverNow}>
        <div className={styles.inside}>
          <span className={styles.muted}>
            <Trans>You buy</Trans>
          </span>
          <Amount value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} />
          <span>
            <Trans>
              for <b>{sum}</b>
            </Trans>
          </span>
          <span className={styles.kept}>
            <Icon glyph={glyphs.lock} size={16} />
            <Trans>{price} kept for you</Trans>
          </span>
          <span className={styles.left}>
            <Trans>
              <Countdown className={styles.clock} until={search.endsAt} now={serverNow} /> left
            </Trans>
          </span>
        </div>
      </TimeRing>
      <Card padding="flush" title={t`What happens next`}>
        <Rail
          current={0}
          items={[
            {
              value: 'match',
              label: t`A seller takes your order`,
              time: t`up to ${minutes} min`,
              description: t`We ask those who sell at ${price} or less.`,
            },
            { value: 'escrow', label: t`Their ${coins} go into escrow`, time: t`at once` },
            { value: 'pay', label: t`You pay ${sum}`, ...(toPay && { time: t`within ${toPay} min` }) },
            { value: 'release', label: t`The seller confirms, the coins are yours` },
          ]}
        />
      </Card>
      <Button variant="secondary" block loading={isCancelling} onClick={() => void cancel()}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
});
