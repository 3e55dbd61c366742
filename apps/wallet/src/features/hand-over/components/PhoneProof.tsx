import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Contract } from '@ezwallet/api-client/contract';
import { failedWith, failureOf } from '@ezwallet/domain-stores';
import { checkVerificationCode } from '@ezwallet/validators';
import { Button, CodeField, FormError } from '@ezwallet/ui';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import styles from './hand-over.module.css';

interface PhoneProofProps {
  token: string;
  /** The server did not take the code before. */
  wasWrong: boolean;
  onCode: (code: string) => void;
}

/** Asks for the code that the member's phone gets. The first file shows whether it is right. */
export const PhoneProof = observer(function PhoneProof({ token, wasWrong, onCode }: PhoneProofProps) {
  const { t } = useLingui();
  const { api } = useWorld().deps;
  const [phone, setPhone] = useState('');
  const [form, field] = useForm(() => ({
    values: { code: '' },
    checks: { code: checkVerificationCode },
    send: async ({ code }: { code: string }) => onCode(code),
    explain: (failure) =>
      failedWith<Contract['kyc']['sendSmsPub']>(failure, 'TOKEN_INVALID')
        ? msg`This link has expired. Get a new one on your other device.`
        : failureMessage(failure),
  }));
  const send = async () => {
    try {
      setPhone((await api.kyc.sendSmsPub({ token })).phoneMasked);
    } catch (error) {
      form.fail(failureOf(error));
      throw error;
    }
  };
  return (
    <FormView form={form} label={t`Phone code`} className={styles.form} onDone={() => undefined}>
      <p>
        <Trans>To confirm it is you, we send a code to the phone of your account.</Trans>
      </p>
      <CodeField label={t`SMS code`} timerKey={`hand-over.${token}`} onSend={send} {...field('code')} />
      {phone !== '' && (
        <p aria-live="polite" className={styles.note}>
          <Trans>
            We sent a code to <bdi>{phone}</bdi>.
          </Trans>
        </p>
      )}
      {wasWrong && !form.problem && (
        <FormError>
          <Trans>This code is wrong or has expired. Ask for a new one.</Trans>
        </FormError>
      )}
      <FormProblem problem={form.problem} />
      <Button type="submit" block>
        <Trans>Go on</Trans>
      </Button>
    </FormView>
  );
});
