import { Trans } from '@lingui/react/macro';
import styles from './recovery.module.css';

/** What a frozen account means. */
export function FrozenFacts() {
  return (
    <ul className={styles.facts}>
      <li>
        <Trans>Nobody can log in, and every device is signed out.</Trans>
      </li>
      <li>
        <Trans>No money can leave the account. Money can still arrive.</Trans>
      </li>
      <li>
        <Trans>Requests to replace your password, phone or authenticator stop.</Trans>
      </li>
      <li>
        <Trans>Only support can open the account again, after checking that it is you.</Trans>
      </li>
      <li>
        <Trans>You reach support without a login: on the login screen, under Get help.</Trans>
      </li>
    </ul>
  );
}
