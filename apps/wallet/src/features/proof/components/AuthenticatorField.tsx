import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeField, TextButton, TextField } from '@ezwallet/ui';
import styles from './proofs.module.css';

interface AuthenticatorFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Room for a recovery code with spaces around it. */
const RECOVERY_CODE_MAX = 16;

/** A code of the authenticator, or a recovery code when the app is lost. */
export function AuthenticatorField({ label, value, onChange }: AuthenticatorFieldProps) {
  const { t } = useLingui();
  const [isLost, setIsLost] = useState(false);
  const swap = () => {
    setIsLost(!isLost);
    onChange('');
  };
  return (
    <div>
      {isLost ? (
        <TextField
          key="recovery"
          label={t`Recovery code`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={RECOVERY_CODE_MAX}
          value={value}
          onChange={(text) => onChange(text.toUpperCase())}
        />
      ) : (
        <CodeField key="code" label={label} value={value} onChange={onChange} />
      )}
      <TextButton className={styles.swap} onClick={swap}>
        {isLost ? <Trans>Use the authenticator</Trans> : <Trans>Use a recovery code</Trans>}
      </TextButton>
    </div>
  );
}
