import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserInfo } from '@ezwallet/api-client/contract';
import { gradeOf, missingProtections, MOST_PROTECTIONS, type Protection } from '../model/protections.ts';
import styles from './SecurityLevel.module.css';

const GRADES = { low: msg`Low`, medium: msg`Medium`, high: msg`High` } as const;

const NEXT: Readonly<Record<Protection, MessageDescriptor>> = {
  authenticator: msg`Add an authenticator to protect your account better.`,
  paymentPassword: msg`Set a payment password to protect your account better.`,
  email: msg`Add an email address to protect your account better.`,
  phone: msg`Add a phone number to protect your account better.`,
  antiPhishing: msg`Set an anti-phishing code to protect your account better.`,
  whitelist: msg`Turn on the withdrawal whitelist to protect your account better.`,
};

const RADIUS = 38;
const LENGTH = 2 * Math.PI * RADIUS;
/** Room between two parts of the ring. */
const GAP = 9;
const PART = LENGTH / MOST_PROTECTIONS - GAP;

/** How well the account is protected: a ring of parts, a word, and what to do next. */
export function SecurityLevel({ user }: { user: UserInfo }) {
  const { t, i18n } = useLingui();
  const level = user.securityLevel;
  const [next] = missingProtections(user);
  const grade = gradeOf(level);
  return (
    <section className={styles.level} data-grade={grade} aria-label={t`Security level`}>
      <div className={styles.ring}>
        <svg
          viewBox="0 0 92 92"
          // An `img` cannot take the colours of the scheme.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={t`${level} of ${MOST_PROTECTIONS} protections on`}
        >
          {Array.from({ length: MOST_PROTECTIONS }, (_, part) => (
            <circle
              key={part}
              className={part < level ? styles.on : styles.off}
              cx="46"
              cy="46"
              r={RADIUS}
              strokeDasharray={`${PART} ${LENGTH}`}
              strokeDashoffset={-(GAP / 2 + part * (PART + GAP))}
              transform="rotate(-90 46 46)"
            />
          ))}
        </svg>
        <span className={styles.count} aria-hidden>
          {level}
          <small>/ {MOST_PROTECTIONS}</small>
        </span>
      </div>
      <div className={styles.words}>
        <span className={styles.label}>
          <Trans>Security level</Trans>
        </span>
        <p className={styles.grade}>{i18n._(GRADES[grade])}</p>
        <p className={styles.next}>
          {next === undefined ? <Trans>Every protection is on.</Trans> : i18n._(NEXT[next])}
        </p>
      </div>
    </section>
  );
}
