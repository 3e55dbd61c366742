import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { spendableOf, type BalancesStore } from '@ezwallet/domain-stores';
import { Card, Details, Skeleton, SkeletonRegion } from '@ezwallet/ui';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { shortTimeText } from '../../../shared/time/time-text.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { worthIn } from '../model/worthIn.ts';

/** Units of a coin's value. One EZ is one USDT. */
const VALUES = ['EZ', 'CNY'] as const;

interface CoinBalanceProps {
  currency: string;
  /** Null while the stores themselves load. */
  balances: BalancesStore | null;
}

/** How much of a coin the person holds, and what of it they can spend. */
export const CoinBalance = observer(function CoinBalance({ currency, balances }: CoinBalanceProps) {
  const { t } = useLingui();
  return (
    <Card aria-label={t`Balance`} title={t`Balance`}>
      {balances ? (
        <Loaded of={balances.summary} failed={t`We could not load your balance.`} skeleton={<BalancePlaceholder />}>
          {() => <Figures currency={currency} balances={balances} />}
        </Loaded>
      ) : (
        <SkeletonRegion loading placeholder={<BalancePlaceholder />} />
      )}
    </Card>
  );
});

const Figures = observer(function Figures({ currency, balances }: { currency: string; balances: BalancesStore }) {
  const { t } = useLingui();
  const { rates } = useStores();
  const ownMoney = useOwnMoney();
  const held = balances.entry(currency);
  if (!held) return <BalancePlaceholder />;
  const { frozen, unsettled } = held;
  // As text, which has two lines where its row is narrow.
  const amount = (value: string) => ownMoney(value, currency);
  return (
    <Details
      items={[
        { label: t`Available`, value: amount(spendableOf(held)) },
        ...(unsettled
          ? [{ label: t`On hold until ${shortTimeText(unsettled.until)}`, value: amount(unsettled.amount) }]
          : []),
        { label: t`On hold`, value: amount(frozen) },
        ...VALUES.map((unit) => {
          const worth = worthIn(unit, rates, currency, held.balance);
          return { label: t`Value in ${unit}`, value: worth === null ? t`Not available` : ownMoney(worth, unit) };
        }),
      ]}
    />
  );
});

function BalancePlaceholder() {
  return (
    <>
      <Skeleton height={22} />
      <Skeleton height={22} />
    </>
  );
}
