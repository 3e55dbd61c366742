import { Trans } from '@lingui/react/macro';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import shared from './amount.module.css';
import styles from './AmountTerms.module.css';

interface AmountTermsProps {
  /** Decimal string. */
  fee: string;
  currency: string;
}

/** The fee and the arrival time of money for a person. */
export function AmountTerms({ fee, currency }: AmountTermsProps) {
  return (
    <div className={shared.terms}>
      <span>
        <Trans>
          Fee <b>{moneyText(fee, currency)}</b>
        </Trans>
      </span>
      <span className={styles.arrival}>
        <Icon glyph={glyphs.clock} size={16} />
        <Trans>Arrives instantly</Trans>
      </span>
    </div>
  );
}
