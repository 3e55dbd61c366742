import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { PurchaseFlow } from '@ezwallet/domain-stores';
import { moneyText } from '../../../shared/money/moneyText.ts';

interface BuyWordsProps {
  flow: Pick<PurchaseFlow, 'fiat' | 'offer'>;
  /** Before there is a sum. */
  empty: string;
}

/** The words of the button that buys: exactly what the order costs, or the most where nobody is known to sell the amount. */
export const BuyWords = observer(function BuyWords({ flow: { fiat, offer }, empty }: BuyWordsProps) {
  if (fiat === null) return empty;
  const sum = moneyText(fiat, 'CNY');
  return offer ? <Trans>Buy for {sum}</Trans> : <Trans>Buy for at most {sum}</Trans>;
});
