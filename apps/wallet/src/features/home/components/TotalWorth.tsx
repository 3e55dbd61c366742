import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { BalancesStore } from '@ezwallet/domain-stores';
import { Amount } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { totalWorth } from '../model/totalWorth.ts';
import styles from './home.module.css';

interface TotalWorthProps {
  balances: BalancesStore;
  size: 28 | 36;
}

/** The total of all assets in the chosen unit, and which coins it leaves out because they have no price now. */
export const TotalWorth = observer(function TotalWorth({ balances, size }: TotalWorthProps) {
  const { rates, settings } = useStores();
  const { displayCurrency, hideAmounts } = settings;
  const summary = balances.summary.value;
  if (!summary) return null;
  const { value, leftOut } = totalWorth(displayCurrency, summary, balances, rates);
  const coins = leftOut.join(', ');
  // Keeps the height of the line while the amount is hidden or unknown.
  const line = size === 36 ? styles.figure : undefined;
  return (
    <div>
      {value === null && !hideAmounts ? (
        <p className={line}>
          <Trans>Prices are not available</Trans>
        </p>
      ) : (
        <Amount
          className={line}
          size={size}
          value={value ?? '0'}
          decimals={2}
          currency={displayCurrency}
          hidden={hideAmounts}
        />
      )}
      {value !== null && leftOut.length > 0 && (
        <p className={styles.meta}>
          <Trans>Not included, without a price now: {coins}</Trans>
        </p>
      )}
    </div>
  );
});
