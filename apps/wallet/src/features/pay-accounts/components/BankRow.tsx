import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PayMethodId } from '@ezwallet/api-client/contract';
import { BankMark, FormError, ListItem, PickerSheet } from '@ezwallet/ui';
import type { FieldProps } from '../../../shared/form/useFields.ts';
import { ChineseText } from '../../../shared/language/ChineseText.tsx';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { bankMark } from '../../orders/index.ts';
import { bankItems } from '../model/bankItems.ts';

interface BankRowProps extends FieldProps<string> {
  label: string;
  method: PayMethodId;
}

/** The bank of an account, chosen from those that issue accounts of the pay method. The value is its code. */
export const BankRow = observer(function BankRow({ label, method, value, onChange, error }: BankRowProps) {
  const { t } = useLingui();
  const { payAccounts } = useSessionStores();
  const [open, setOpen] = useState(false);
  useEffect(() => void payAccounts.banks.load(), [payAccounts]);
  const items = bankItems(payAccounts.banksOf(method), t`Common banks`);
  const chosen = items.find((item) => item.value === value);
  const failed = items.length === 0 && payAccounts.banks.failure !== undefined;
  return (
    <>
      <ListItem
        tone="pair"
        title={label}
        value={chosen ? <ChineseText>{chosen.label}</ChineseText> : value === '' ? t`Choose` : value}
        valueState={error ? 'danger' : undefined}
        description={
          error ? (
            <FormError>{error}</FormError>
          ) : failed ? (
            t`We could not load the banks. Tap to try again.`
          ) : undefined
        }
        onClick={() => (failed ? void payAccounts.banks.reload() : setOpen(true))}
      />
      <PickerSheet
        open={open}
        onOpenChange={setOpen}
        title={label}
        search={t`Bank, pinyin or initials`}
        items={items}
        value={value}
        onChange={onChange}
        renderIcon={(item) => <BankMark bank={item.value} character={bankMark(item.label)} size={32} />}
      />
    </>
  );
});
