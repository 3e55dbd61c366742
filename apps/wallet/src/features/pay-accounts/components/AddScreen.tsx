import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TicketGate } from '@ezwallet/domain-stores';
import { Button, type DetailsEntry, TextField, toast } from '@ezwallet/ui';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { useStores } from '../../../world/StoresContext.tsx';
import { payAccountPaths } from '../../../world/paths.ts';
import { FormView } from '../../../shared/form/FormView.tsx';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { PasswordSheet } from '../../confirm/index.ts';
import styles from './accounts.module.css';
import { VerifyFirst } from './VerifyFirst.tsx';

interface AddScreenProps {
  title: string;
  form: { readonly busy: boolean; readonly problem: MessageDescriptor | null; readonly submit: () => Promise<boolean> };
  gate: TicketGate;
  /** What the payment password confirms, besides the name. */
  facts: readonly DetailsEntry[];
  /** Below the facts, such as a picture. */
  shown?: ReactNode;
  children: ReactNode;
}

/** A form for a new account in the person's own name. */
export const AddScreen = observer(function AddScreen({ title, form, gate, facts, shown, children }: AddScreenProps) {
  const { t } = useLingui();
  const name = useStores().session.user?.kycRealName ?? '';
  const leave = useGoBack(payAccountPaths.all());
  const finish = () => {
    toast.success(t`Account added`);
    leave();
  };
  if (name === '') {
    return (
      <Screen title={title} onBack={leave}>
        <VerifyFirst />
      </Screen>
    );
  }
  return (
    <Screen title={title} onBack={leave}>
      <FormView form={form} label={title} className={styles.form} onDone={finish}>
        <TextField
          label={t`Full name`}
          description={t`Your verified name. The account must be in this name.`}
          readOnly
          value={name}
          onChange={() => undefined}
        />
        {children}
        <FormProblem problem={form.problem} />
        <Button type="submit" block loading={form.busy}>
          <Trans>Add account</Trans>
        </Button>
      </FormView>
      <PasswordSheet gate={gate} title={title} facts={[{ label: t`Full name`, value: name }, ...facts]}>
        {shown}
      </PasswordSheet>
    </Screen>
  );
});
