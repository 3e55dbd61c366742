import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { VoucherChoice } from '@ezwallet/domain-stores';
import { ListItem } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';

/** The coupon that goes with an order. Nothing where there is none to choose from. */
export const VoucherRow = observer(function VoucherRow({ choice, onChoose }: { choice: VoucherChoice; onChoose: () => void }) {
  const { t } = useLingui();
  const { offered, chosen, fitting } = choice;
  if (offered.length === 0) return null;
  const value = chosen ? t`Bonus ${moneyText(chosen.bonus, 'USDT')}` : fitting.length > 0 ? t`Not used` : t`None available`;
  return <ListItem tone="pair" height={44} title={t`Coupon`} value={value} onClick={onChoose} />;
});
