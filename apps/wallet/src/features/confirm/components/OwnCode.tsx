import { Trans } from '@lingui/react/macro';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { UserText } from '../../../shared/people/UserText.tsx';
import styles from './OwnCode.module.css';

/** The anti-phishing code of the person, who has none while it is empty. A copy of this screen would not know it. */
export function OwnCode({ code }: { code: string }) {
  if (code === '') return null;
  return (
    <span className={styles.code}>
      <Icon glyph={glyphs.shieldCheck} size={16} />
      <span>
        <Trans>
          Anti-phishing code:{' '}
          <b>
            <UserText>{code}</UserText>
          </b>
        </Trans>
      </span>
    </span>
  );
}
