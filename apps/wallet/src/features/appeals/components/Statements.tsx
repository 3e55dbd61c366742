import { Trans, useLingui } from '@lingui/react/macro';
import type { Appeal, TradeParty } from '@ezwallet/api-client/contract';
import { Card } from '@ezwallet/ui';
import { timeText } from '../../../shared/time/time-text.ts';
import { reasonWords } from '../model/reasonWords.ts';
import shared from './appeals.module.css';
import styles from './Statements.module.css';
import { PictureEvidence } from './PictureEvidence.tsx';

/** What both sides say, the oldest first, with their proof. */
export function Statements({ appeal, side }: { appeal: Appeal; side: TradeParty }) {
  const { t, i18n } = useLingui();
  const { statements, initiator, reason } = appeal;
  const nameOf = (by: TradeParty) => (by === side ? t`You` : by === 'buyer' ? t`Buyer` : t`Seller`);
  return (
    <Card title={t`Statements`}>
      <p className={shared.quiet}>{i18n._(reasonWords[reason])}</p>
      {statements.length === 0 ? (
        <p className={shared.quiet}>
          <Trans>No statements yet</Trans>
        </p>
      ) : (
        <ol className={styles.statements}>
          {statements.map(({ by, text, at, files }, index) => (
            <li key={`${by} ${at} ${text}`} className={styles.statement}>
              <p className={styles.by}>
                <b>{nameOf(by)}</b>
                <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
                {index === 0 && by === initiator && (
                  <span>
                    <Trans>opened the appeal</Trans>
                  </span>
                )}
              </p>
              <p className={styles.text} dir="auto">
                {text}
              </p>
              <PictureEvidence files={files} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
