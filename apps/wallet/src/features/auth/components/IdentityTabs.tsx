import { useLingui } from '@lingui/react/macro';
import { PhoneField, Tabs, TextField } from '@ezwallet/ui';
import { usePhoneAreas } from '../../../shared/phone/usePhoneAreas.ts';
import { stripNonDigits } from '@ezwallet/validators';
import type { FieldProps } from '../../../shared/form/useFields.ts';
import type { Identity } from '../model/identity.ts';
import styles from './auth.module.css';

/** The login name: a phone number or an email address. */
export function IdentityTabs({ value: identity, onChange, error }: FieldProps<Identity>) {
  const { t } = useLingui();
  const areas = usePhoneAreas();
  const change = (part: Partial<Identity>) => onChange({ ...identity, ...part });
  return (
    <>
      <Tabs
        label={t`Phone or email`}
        value={identity.kind}
        onChange={(kind) => change({ kind })}
        items={[
          { value: 'phone', label: t`Phone` },
          { value: 'email', label: t`Email` },
        ]}
      />
      {identity.kind === 'phone' ? (
        <PhoneField
          key="phone"
          className={styles.identity}
          label={t`Phone number`}
          name="phone"
          autoComplete="username"
          value={{ areaCode: identity.areaCode, number: identity.phone }}
          onChange={({ areaCode, number }) => change({ areaCode, phone: stripNonDigits(number) })}
          areas={areas}
          searchLabel={t`Search region or code`}
          error={error}
        />
      ) : (
        <TextField
          key="email"
          className={styles.identity}
          label={t`Email address`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={identity.email}
          onChange={(email) => change({ email: email.trim() })}
          error={error}
        />
      )}
    </>
  );
}
