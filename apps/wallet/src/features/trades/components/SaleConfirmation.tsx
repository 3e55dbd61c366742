import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { SaleFlow } from '@ezwallet/domain-stores';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { ConfirmSheet } from '../../confirm/index.ts';
import { methodLooks } from '../../orders/index.ts';
import { accountWords } from '../../pay-accounts/index.ts';
import { tradeProblem } from '../model/tradeProblem.ts';

/** The sale as it will be made, and the payment password. */
export const SaleConfirmation = observer(function SaleConfirmation({ flow }: { flow: SaleFlow }) {
  const { t, i18n } = useLingui();
  const { request, account, vouchers } = flow;
  const { confirmed, preview } = request;
  const voucher = vouchers.fitting.find(({ id }) => id === confirmed?.voucherId);
  const facts =
    confirmed && preview
      ? [
          { label: t`Price`, value: moneyText(preview.price, 'CNY') },
          { label: t`Amount to receive`, value: moneyText(preview.fiatAmount, 'CNY') },
          { label: t`The buyer pays by`, value: i18n._(methodLooks[confirmed.payMethodId].name) },
          ...(account ? [{ label: t`To your account`, value: accountWords(account, i18n) }] : []),
          { label: t`Fee`, value: moneyText('0', confirmed.currency) },
          ...(voucher ? [{ label: t`Bonus on completion`, value: moneyText(voucher.bonus, 'USDT') }] : []),
        ]
      : [];
  return (
    <ConfirmSheet order={request} title={t`Confirm sale`} lead={t`You sell`} facts={facts} explain={tradeProblem} />
  );
});
