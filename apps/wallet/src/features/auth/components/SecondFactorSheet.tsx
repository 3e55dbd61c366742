import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SessionStore } from '@ezwallet/domain-stores';
import { Button, Drawer, TextField } from '@ezwallet/ui';
import { stripNonDigits, VERIFICATION_CODE_LENGTH } from '@ezwallet/validators';
import { type Challenge, SecondFactorForm, type VerifyType } from '../model/SecondFactorForm.ts';
import styles from './auth.module.css';
import { FormProblem } from './FormProblem.tsx';

/** The name of every kind of proof, by its number (product specification, section 6). */
const LABELS: Readonly<Record<VerifyType, MessageDescriptor>> = {
  1: msg`Code sent to your phone`,
  2: msg`Code sent to your email`,
  3: msg`Authenticator code`,
  4: msg`Payment password`,
  5: msg`Biometric code`,
  6: msg`SMS reply code`,
  7: msg`Login name`,
  8: msg`Face ID code`,
  9: msg`Login password`,
  10: msg`Verification ID`,
};

interface SecondFactorSheetProps {
  session: Pick<SessionStore, 'loginAuth'>;
  challenge: Challenge;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Asks for all further proofs that the server requires, in one sheet. */
export const SecondFactorSheet = observer(function SecondFactorSheet(props: SecondFactorSheetProps) {
  const { session, challenge, onClose, onSignedIn } = props;
  const { t, i18n } = useLingui();
  const [factor] = useState(() => new SecondFactorForm(session, challenge));
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} title={t`Confirm it is you`} keyboard>
      <form
        className={styles.proofs}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void factor.submit().then((signedIn) => signedIn && onSignedIn());
        }}
      >
        {factor.verifyTypes.map((type) => (
          <TextField
            key={type}
            label={i18n._(LABELS[type])}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={VERIFICATION_CODE_LENGTH}
            value={factor.codeOf(type)}
            onChange={(code) => factor.setCode(type, stripNonDigits(code))}
          />
        ))}
        <FormProblem problem={factor.problem} />
        <Button type="submit" block loading={factor.busy} disabled={!factor.complete}>
          <Trans>Confirm</Trans>
        </Button>
      </form>
    </Drawer>
  );
});
