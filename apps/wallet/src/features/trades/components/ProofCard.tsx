import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { stageOf } from '@ezwallet/domain-stores';
import { Card, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { tradePaths } from '../../../world/paths.ts';
import { StoredPicture } from './StoredPicture.tsx';
import shared from './trades.module.css';
import styles from './ProofCard.module.css';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';

const SIDE = 52;

/** The pictures that prove the payment, or the way to add them. */
export function ProofCard({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { proofs, billNo } = trade;
  const pays = sideOf(trade) === 'buyer' && stageOf(trade) === 'waitingForPayment';
  const pictures = proofs.filter(({ fileType }) => fileType === 'IMG');
  if (!pays && pictures.length === 0) return null;
  const isReused = proofs.some((proof) => proof.isReused);
  return (
    <Card padding="compact">
      <div className={styles.proofs}>
        <p className={styles.proofText}>
          <span className={shared.strong}>{t`Payment proof`}</span>
          <span className={shared.subtle}>
            {pays
              ? t`1 to 6 screenshots of the payment`
              : isReused
                ? t`This picture was already used for another order.`
                : sideOf(trade) === 'buyer'
                  ? t`Uploaded by you`
                  : t`Uploaded by the buyer`}
          </span>
        </p>
        {pictures.map(({ fileId }, at) => (
          <StoredPicture key={fileId} fileId={fileId} alt={t`Payment proof ${at + 1}`} side={SIDE} />
        ))}
        {pays && (
          <Link to={tradePaths.proof(billNo)} className={styles.add} aria-label={t`Upload proof`}>
            <Icon glyph={glyphs.plus} size={24} />
          </Link>
        )}
      </div>
      {pays && (
        <QuestionLink code="payment-proof">
          <Trans>What is proof of payment?</Trans>
        </QuestionLink>
      )}
    </Card>
  );
}
