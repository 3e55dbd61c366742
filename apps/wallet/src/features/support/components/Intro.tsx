import { Trans } from '@lingui/react/macro';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import styles from './support.module.css';

/** Says what to write, and who answers. @param minutes until support usually answers; null while nobody knows */
export function Intro({ minutes }: { minutes: number | null }) {
  return (
    <div className={styles.intro}>
      <Icon glyph={glyphs.headset} size={24} />
      <p>
        <Trans>Tell us what happened and what you expected. A person reads it.</Trans>
      </p>
      {minutes !== null && (
        <p className={styles.lead}>
          <Trans>Answers usually take {minutes} min.</Trans>
        </p>
      )}
      <p className={styles.lead}>
        <Trans>We never ask for a password, a code or a payment password.</Trans>
      </p>
    </div>
  );
}
