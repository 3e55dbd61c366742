import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { CoinIcon, PickerSheet } from '@ezwallet/ui';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';

interface CurrencySheetProps {
  flow: TransferFlow;
  open: boolean;
  onClose: () => void;
}

/** Lets the person choose one of the currencies that they hold. */
export const CurrencySheet = observer(function CurrencySheet({ flow, open, onClose }: CurrencySheetProps) {
  const { t } = useLingui();
  const ownMoney = useOwnMoney();
  const { balances } = useSessionStores();
  const codes = balances.held.includes(flow.currency) ? balances.held : [flow.currency, ...balances.held];
  return (
    <PickerSheet
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Coin`}
      items={codes.map((code) => ({ value: code, label: code, note: ownMoney(balances.spendable(code), code) }))}
      value={flow.currency}
      onChange={flow.setCurrency}
      renderIcon={({ value }) => <CoinIcon coin={value} />}
    />
  );
});
