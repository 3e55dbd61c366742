import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { PAY_METHODS } from '@ezwallet/api-client/constants';
import type { Contract } from '@ezwallet/api-client/contract';
import { List } from '@ezwallet/ui';
import type { RefusalFields } from '../../../../shared/form/createForm.ts';
import { ChineseText } from '../../../../shared/language/ChineseText.tsx';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { useDraft } from '../../../../world/useDraft.ts';
import { useForm } from '../../../../shared/form/useForm.ts';
import { AddScreen } from '../../components/AddScreen.tsx';
import { BankRow } from '../../components/BankRow.tsx';
import { DigitsField } from '../../components/DigitsField.tsx';
import { useAddAccount } from '../../components/useAddAccount.ts';
import { checkBank, checkWalletNumber } from '../../model/accountChecks.ts';
import { addProblem } from '../../model/addProblem.ts';
import { groupDigits } from '../../model/groupDigits.ts';

const payMethodId = PAY_METHODS.digitalYuan;
const NUMBER_MAX = 20;

/** Adds a digital-yuan wallet. */
export const AddDigitalYuanPage = observer(function AddDigitalYuanPage() {
  const { t } = useLingui();
  const { payAccounts } = useSessionStores();
  const { gate, add } = useAddAccount();
  const nameOf = (code: string) =>
    payAccounts.banksOf(payMethodId).find(({ bankCode }) => bankCode === code)?.bankName ?? code;
  const [form, field] = useForm(() => ({
    values: { walletNo: '', bankCode: '' },
    checks: { walletNo: checkWalletNumber, bankCode: checkBank },
    send: (ready: Record<'walletNo' | 'bankCode', string>) =>
      add({ payMethodId, ...ready, bankName: nameOf(ready.bankCode) }),
    refusals: { ALREADY_EXISTS: 'walletNo' } as const satisfies RefusalFields<Contract['bank']['addPayAccount']>,
    explain: addProblem,
  }));
  useDraft(() => form.values, form.fill);
  const { walletNo, bankCode } = form.values;
  return (
    <AddScreen
      title={t`Add digital yuan`}
      form={form}
      gate={gate}
      facts={[
        { label: t`Bank of the wallet`, value: <ChineseText>{nameOf(bankCode)}</ChineseText> },
        { label: t`Wallet number`, value: groupDigits(walletNo) },
      ]}
    >
      <DigitsField
        label={t`Wallet number`}
        name="walletNo"
        description={t`In the digital yuan app, below your wallet`}
        max={NUMBER_MAX}
        {...field('walletNo')}
      />
      <List framed>
        <BankRow label={t`Bank of the wallet`} method={payMethodId} {...field('bankCode')} />
      </List>
    </AddScreen>
  );
});
