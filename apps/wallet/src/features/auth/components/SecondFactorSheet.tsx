import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SessionStore } from '@ezwallet/domain-stores';
import { Button, Drawer, PasswordField, TextField } from '@ezwallet/ui';
import { PAYMENT_PASSWORD_LENGTH, stripNonDigits, VERIFICATION_CODE_LENGTH } from '@ezwallet/validators';
import { useWorld } from '../../../world/StoresContext.tsx';
import { type Challenge, CODE_KINDS, SecondFactorForm, type VerifyType } from '../model/SecondFactorForm.ts';
import styles from './auth.module.css';
import { FormProblem } from './FormProblem.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';

/** The name of every kind of proof, by its number (product specification, section 6). */
const LABELS: Readonly<Record<VerifyType, MessageDescriptor>> = {
  1: msg`Code sent to your phone`,
  2: msg`Code sent to your email`,
  3: msg`Authenticator code`,
  4: msg`Payment password`,
  5: msg`Biometric code`,
  6: msg`SMS reply code`,
  7: msg`Other login name or user number`,
  8: msg`Face ID code`,
  9: msg`Login password`,
  10: msg`ID document number`,
};

interface SecondFactorSheetProps {
  session: Pick<SessionStore, 'loginAuth'>;
  challenge: Challenge;
  onClose: () => void;
  onSignedIn: (isFirst: boolean) => void;
}

/** Asks for all further proofs that the server requires, in one sheet. */
export const SecondFactorSheet = observer(function SecondFactorSheet(props: SecondFactorSheetProps) {
  const { session, challenge, onClose, onSignedIn } = props;
  const { t } = useLingui();
  const { passkeys } = useWorld();
  const [factor] = useState(() => new SecondFactorForm(session, challenge));
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} title={t`Confirm it is you`} keyboard>
      <form
        className={styles.proofs}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void factor.submit().then((signedIn) => signedIn && onSignedIn(factor.isFirst));
        }}
      >
        {factor.verifyTypes.map((type) => (
          <FactorField key={type} form={factor} type={type} />
        ))}
        <FormProblem problem={factor.problem} />
        <Button type="submit" block loading={factor.busy} disabled={!factor.complete}>
          <Trans>Confirm</Trans>
        </Button>
        {passkeys && challenge.passkey && (
          <PasskeyLogin device={passkeys} preToken={challenge.preToken} onSignedIn={onSignedIn} />
        )}
      </form>
    </Drawer>
  );
});

const FactorField = observer(function FactorField({ form, type }: { form: SecondFactorForm; type: VerifyType }) {
  const { i18n } = useLingui();
  const label = i18n._(LABELS[type]);
  const value = form.codeOf(type);
  if (CODE_KINDS.has(type)) {
    return (
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={VERIFICATION_CODE_LENGTH}
        value={value}
        onChange={(code) => form.setCode(type, stripNonDigits(code))}
      />
    );
  }
  if (type === 4) {
    return (
      <PasswordField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={PAYMENT_PASSWORD_LENGTH}
        value={value}
        onChange={(text) => form.setCode(type, stripNonDigits(text))}
      />
    );
  }
  if (type === 9) {
    return (
      <PasswordField label={label} autoComplete="current-password" value={value} onChange={(text) => form.setCode(type, text)} />
    );
  }
  return (
    <TextField
      label={label}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      onChange={(text) => form.setCode(type, text)}
    />
  );
});
