import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { LoginResult } from '@ezwallet/api-client/contract';
import { type BiometricsStore, maskedAccount } from '@ezwallet/domain-stores/biometrics';
import { List, ListItem } from '@ezwallet/ui';
import { biometricLook } from '../model/biometricWords.ts';
import styles from './biometrics.module.css';

interface BiometricLoginProps {
  biometrics: BiometricsStore;
  /** @param loginName the name that the login was for */
  onAnswer: (result: LoginResult, loginName: string) => void;
}

/** The people who can sign in by biometrics on this device; nothing where there are none. */
export const BiometricLogin = observer(function BiometricLogin({ biometrics, onAnswer }: BiometricLoginProps) {
  const { i18n } = useLingui();
  const { loginRecords: records } = biometrics;
  if (records.length === 0) return null;
  const { icon, login } = biometricLook(biometrics);
  const name = i18n._(login);
  const enter = async (record: (typeof records)[number]) => {
    const result = await biometrics.login(record, name);
    if (result) onAnswer(result, record.phone || record.email || record.loginName);
  };
  return (
    <List framed className={styles.entries} aria-label={name}>
      {records.map((record) => (
        <ListItem
          key={record.userId}
          icon={icon}
          title={<bdi>{maskedAccount(record)}</bdi>}
          description={name}
          onClick={() => void enter(record)}
        />
      ))}
    </List>
  );
});
