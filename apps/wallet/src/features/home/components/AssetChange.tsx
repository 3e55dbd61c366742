import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { BalanceSummary } from '@ezwallet/domain-stores';
import { Change } from '@ezwallet/ui';
import { compareAmounts } from '@ezwallet/validators';
import { useStores } from '../../../world/StoresContext.tsx';
import { worthIn } from '../model/worthIn.ts';

/**
 * The change in value of today's holdings over 24 hours. Shows nothing without holdings, or while amounts are hidden.
 */
export const AssetChange = observer(function AssetChange({ summary }: { summary: BalanceSummary }) {
  const { t } = useLingui();
  const { rates, settings } = useStores();
  const { amount, percent } = summary.change;
  const worth = worthIn(settings.displayCurrency, rates, 'USDT', amount);
  const nothing = compareAmounts(summary.balanceByUSDT, '0') === 0;
  if (settings.hideAmounts || nothing || worth === null) return null;
  return <Change value={worth} decimals={2} suffix={` (${percent.replace('-', '')}%)`} period={t`24 h`} />;
});
