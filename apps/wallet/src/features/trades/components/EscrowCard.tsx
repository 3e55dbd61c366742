import { Trans, useLingui } from '@lingui/react/macro';
import { isInLateAppeal, sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { isOpenTrade } from '@ezwallet/domain-stores';
import { Card, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { lateEscrowWords } from '../../talk/index.ts';
import shared from './trades.module.css';
import styles from './EscrowCard.module.css';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';

/** Where the coins are, as long as they are between the two sides or an appeal is open. */
export function EscrowCard({ trade }: { trade: Trade }) {
  const { t, i18n } = useLingui();
  if (isInLateAppeal(trade)) {
    return (
      <Card padding="compact" title={t`Where is my money?`}>
        <p className={shared.subtle}>{i18n._(lateEscrowWords(trade))}</p>
        <QuestionLink code="late-appeal">
          <Trans>How does an appeal after the end work?</Trans>
        </QuestionLink>
      </Card>
    );
  }
  if (!isOpenTrade(trade)) return null;
  const isBuyer = sideOf(trade) === 'buyer';
  const held = moneyText(trade.escrow, trade.currency);
  return (
    <Card padding="compact" title={t`Where is my money?`}>
      <div className={styles.escrow}>
        <span>{isBuyer ? t`Seller` : t`You`}</span>
        <i />
        <b>
          <Icon glyph={glyphs.lock} size={16} />
          {t`${held} in escrow`}
        </b>
        <i />
        <span>{isBuyer ? t`You` : t`Buyer`}</span>
      </div>
      <p className={shared.subtle}>
        {isBuyer
          ? t`The seller can no longer spend it. Once released it is yours; if the seller goes quiet, you can appeal.`
          : t`The coins stay yours until you release them. Nobody else can.`}
      </p>
      <QuestionLink code="escrow">
        <Trans>Why do the coins wait in escrow?</Trans>
      </QuestionLink>
    </Card>
  );
}
