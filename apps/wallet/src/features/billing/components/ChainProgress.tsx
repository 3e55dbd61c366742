import { Trans, useLingui } from '@lingui/react/macro';
import type { ChainMove } from '@ezwallet/api-client/contract';
import { Card, CopyField, Details, Rail } from '@ezwallet/ui';
import { Meter } from '../../../shared/meter/Meter.tsx';
import { shortTimeText, timeText } from '../../../shared/time/time-text.ts';
import { chainWay, isConfirming, reasonText } from '../model/chainWords.ts';
import shared from './billing.module.css';
import styles from './ChainProgress.module.css';
import { GroupedText } from './GroupedText.tsx';

interface ChainProgressProps {
  chain: ChainMove;
  /** True for money that goes out, false for money that comes in. */
  leaves: boolean;
  /** When it began. */
  startedAt: number;
}

/** The progress of a bill's money on its network, its address, and its transaction hash. */
export function ChainProgress({ chain, leaves, startedAt }: ChainProgressProps) {
  const { t, i18n } = useLingui();
  const { address, txid, protocol, required, reason, updatedAt } = chain;
  const way = chainWay(leaves, chain.status);
  const confirmations = Math.min(chain.confirmations, required);
  const counted = t`${confirmations} of ${required} confirmations`;
  const why = reasonText(reason);
  const told = typeof why === 'string' ? <bdi>{why}</bdi> : why && i18n._(why);
  return (
    <Card title={t`On-chain progress`} aria-label={t`On-chain progress`} className={styles.chain}>
      <Rail
        aria-label={t`On-chain progress`}
        items={way.steps.map(({ key, label }, at) => ({
          value: key,
          label: i18n._(label),
          ...(at === 0 ? { time: shortTimeText(startedAt) } : at === way.current && { time: shortTimeText(updatedAt) }),
          ...(at === way.current && told !== null && { description: told }),
        }))}
        current={way.current}
        status={way.status}
      />
      {isConfirming({ leaves, chain }) && (
        <div className={styles.confirmations}>
          <Meter label={t`Confirmations`} text={counted} share={required === 0 ? 1 : confirmations / required} />
          <p>
            <span>{counted}</span>
            <span>
              <Trans>Updates every 10 s</Trans>
            </span>
          </p>
        </div>
      )}
      <div className={styles.facts}>
        <Details
          items={[
            { label: t`Network`, value: protocol },
            ...(isConfirming({ leaves, chain })
              ? []
              : [{ label: t`Confirmations`, value: `${confirmations} / ${required}` }]),
            { label: t`Last updated`, value: timeText(updatedAt) },
          ]}
        />
        {address !== '' && (
          <CopyField
            className={shared.copied}
            label={leaves ? t`Recipient address` : t({ message: 'Received at', context: 'address of a deposit' })}
            value={address}
          >
            <GroupedText text={address} />
          </CopyField>
        )}
        {txid !== null && (
          <CopyField className={shared.copied} label={t`Transaction hash`} value={txid}>
            <GroupedText text={txid} />
          </CopyField>
        )}
      </div>
    </Card>
  );
}
