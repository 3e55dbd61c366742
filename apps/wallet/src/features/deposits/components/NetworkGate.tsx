import { Trans } from '@lingui/react/macro';
import { networkName } from '@ezwallet/domain-stores';
import { Button, Card, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';
import styles from './NetworkGate.module.css';

interface NetworkGateProps {
  currency: string;
  protocol: string;
  onConfirm: () => void;
  onChange: () => void;
}

/** Hides an address until the person has confirmed its network, because coins sent on another network are lost. */
export function NetworkGate({ currency, protocol, onConfirm, onChange }: NetworkGateProps) {
  const name = networkName(protocol);
  return (
    <Card className={styles.gate}>
      <Icon glyph={glyphs.warning} size={64} className={styles.gateIcon} />
      <h2 className={styles.gateTitle}>
        <Trans>
          Send only {currency} on {protocol}
        </Trans>
      </h2>
      <p className={styles.muted}>
        {name && name !== protocol ? (
          <Trans>
            Choose the network {name} ({protocol}) in the app you send from. If you use another network or coin, your
            money is lost and cannot be recovered.
          </Trans>
        ) : (
          <Trans>If you use another network or coin, your money is lost and cannot be recovered.</Trans>
        )}
      </p>
      <QuestionLink code="deposit-network">
        <Trans>Which network do I choose?</Trans>
      </QuestionLink>
      <div className={styles.gateActions}>
        <Button block onClick={onConfirm}>
          <Trans>I will send on {protocol}</Trans>
        </Button>
        <Button variant="ghost" block onClick={onChange}>
          <Trans>Choose another network</Trans>
        </Button>
      </div>
    </Card>
  );
}
