import { useLingui } from '@lingui/react/macro';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { Details } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';

/** What one level allows. All limits are in USDT. */
export function LevelLimits({ limits }: { limits: KycInfo['limits'][number] }) {
  const { t } = useLingui();
  const usdt = (amount: string | null) => (amount === null ? t`Not available` : moneyText(amount, 'USDT'));
  return (
    <Details
      items={[
        { label: t`Withdrawals per day`, value: usdt(limits.withdrawADay) },
        { label: t`Transfers per day`, value: usdt(limits.transferADay) },
        { label: t`Each trade`, value: usdt(limits.perOrder) },
        { label: t`Trades per day`, value: usdt(limits.ordersADay) },
      ]}
    />
  );
}
