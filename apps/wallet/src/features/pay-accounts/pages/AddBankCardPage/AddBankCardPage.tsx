import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { PAY_METHODS } from '@ezwallet/api-client/constants';
import type { Contract } from '@ezwallet/api-client/contract';
import { accept } from '@ezwallet/validators';
import { List, TextField } from '@ezwallet/ui';
import type { RefusalFields } from '../../../../shared/form/createForm.ts';
import { ChineseText } from '../../../../shared/language/ChineseText.tsx';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { useDraft } from '../../../../world/useDraft.ts';
import { useForm } from '../../../../shared/form/useForm.ts';
import { AddScreen } from '../../components/AddScreen.tsx';
import { BankRow } from '../../components/BankRow.tsx';
import { DigitsField } from '../../components/DigitsField.tsx';
import { PlaceRow } from '../../components/PlaceRow.tsx';
import { useAddAccount } from '../../components/useAddAccount.ts';
import { checkAccountNumber, checkBank, checkBranch } from '../../model/accountChecks.ts';
import { addProblem } from '../../model/addProblem.ts';
import { groupDigits } from '../../model/groupDigits.ts';

const payMethodId = PAY_METHODS.bankCard;
const NUMBER_MAX = 30;

/** Adds a bank card, or a bank account without a card. */
export const AddBankCardPage = observer(function AddBankCardPage() {
  const { t } = useLingui();
  const { payAccounts } = useSessionStores();
  const [query] = useSearchParams();
  const { gate, add } = useAddAccount();
  const nameOf = (code: string) =>
    payAccounts.banksOf(payMethodId).find(({ bankCode }) => bankCode === code)?.bankName ?? code;
  const [form, field] = useForm(() => ({
    values: { accountNo: '', bankCode: query.get('bank') ?? '', province: '', city: '', branch: '' },
    checks: {
      accountNo: checkAccountNumber,
      bankCode: checkBank,
      province: accept<string>,
      city: accept<string>,
      branch: checkBranch,
    },
    send: ({
      accountNo,
      bankCode,
      ...place
    }: Record<'accountNo' | 'bankCode' | 'province' | 'city' | 'branch', string>) => {
      const known = Object.fromEntries(Object.entries(place).filter(([, text]) => text !== ''));
      return add({ payMethodId, accountNo, bankCode, bankName: nameOf(bankCode), ...known });
    },
    refusals: { ALREADY_EXISTS: 'accountNo' } as const satisfies RefusalFields<Contract['bank']['addPayAccount']>,
    explain: addProblem,
  }));
  useDraft(() => form.values, form.fill);
  const { accountNo, bankCode, province, city } = form.values;
  return (
    <AddScreen
      title={t`Add bank card`}
      form={form}
      gate={gate}
      facts={[
        { label: t`Bank`, value: <ChineseText>{nameOf(bankCode)}</ChineseText> },
        { label: t`Card number`, value: groupDigits(accountNo) },
      ]}
    >
      <DigitsField label={t`Card number`} name="accountNo" max={NUMBER_MAX} {...field('accountNo')} />
      <List framed>
        <BankRow label={t`Bank`} method={payMethodId} {...field('bankCode')} />
        <PlaceRow
          title={t`City (optional)`}
          province={province}
          city={city}
          onChange={(place) => {
            form.set('province', place.province);
            form.set('city', place.city);
          }}
        />
      </List>
      <TextField label={t`Branch (optional)`} name="branch" autoComplete="off" clearable {...field('branch')} />
    </AddScreen>
  );
});
