import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { PhoneField, Tabs, TextField } from '@ezwallet/ui';
import { usePhoneAreas } from '../../../shared/phone/usePhoneAreas.ts';
import type { IdentityFields } from '../model/IdentityFields.ts';
import styles from './auth.module.css';

/** The login name: a phone number or an email address. */
export const IdentityTabs = observer(function IdentityTabs({ identity }: { identity: IdentityFields }) {
  const { t, i18n } = useLingui();
  const areas = usePhoneAreas();
  const error = identity.error ? i18n._(identity.error) : undefined;
  return (
    <>
      <Tabs
        label={t`Phone or email`}
        value={identity.kind}
        onChange={identity.setKind}
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
          onChange={identity.setPhone}
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
          onChange={identity.setEmail}
          error={error}
        />
      )}
    </>
  );
});
