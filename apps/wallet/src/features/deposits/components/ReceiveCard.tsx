import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { RechargeAddress } from '@ezwallet/api-client/contract';
import { Card, QrCode } from '@ezwallet/ui';
import { CodeActions } from '../../../shared/picture/CodeActions.tsx';
import { addressLines } from '../model/addressLines.ts';
import { AddressText } from '../../../shared/address/AddressText.tsx';
import styles from './ReceiveCard.module.css';

interface ReceiveCardProps {
  currency: string;
  protocol: string;
  address: RechargeAddress['address'];
}

/** A deposit address to scan, compare, copy and save. */
export function ReceiveCard({ currency, protocol, address }: ReceiveCardProps) {
  const { t } = useLingui();
  const code = useRef<HTMLDivElement>(null);
  const describe = () => ({
    title: `${currency} · ${protocol}`,
    subtitle: t`Deposit address`,
    lines: addressLines(address),
    note: t`Send only ${currency} on ${protocol}. If you use another coin or network, your money is lost.`,
  });
  return (
    <>
      <Card className={styles.receive}>
        <QrCode ref={code} value={address} label={t`QR code of your deposit address`} />
        <p className={styles.caption}>
          <Trans>
            {currency} deposit address · {protocol}
          </Trans>
        </p>
        <p className={styles.selectable}>
          <AddressText address={address} />
        </p>
        <p className={styles.compare}>
          <Trans>Check the first and last six characters.</Trans>
        </p>
      </Card>
      <CodeActions
        code={code}
        name={`${currency}-${protocol}`}
        describe={describe}
        copy={{
          text: address,
          label: t`Copy address`,
          copied: t`Address copied`,
          failed: t`We could not copy the address. Press and hold it to select it.`,
        }}
      />
    </>
  );
}
