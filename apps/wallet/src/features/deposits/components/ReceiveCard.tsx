import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { RechargeAddress } from '@ezwallet/api-client/contract';
import { Button, Card, QrCode, toast, useHaptics, writeClipboard } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import { drawCodePicture } from '../../../shared/picture/drawCodePicture.ts';
import { savePicture } from '../../../shared/picture/savePicture.ts';
import { addressLines } from '../model/addressLines.ts';
import { AddressText } from '../../../shared/address/AddressText.tsx';
import styles from './deposits.module.css';

interface ReceiveCardProps {
  currency: string;
  protocol: string;
  address: RechargeAddress['address'];
}

/** A deposit address to scan, compare, copy and save. */
export function ReceiveCard({ currency, protocol, address }: ReceiveCardProps) {
  const { t } = useLingui();
  const { saveImage } = useWorld();
  const haptics = useHaptics();
  const code = useRef<HTMLDivElement>(null);
  const [saving, setSaving] = useState(false);

  const copy = () =>
    writeClipboard(address).then(
      () => {
        haptics('success');
        toast.success(t`Address copied`);
      },
      () => {
        haptics('error');
        toast.fail(t`We could not copy the address. Press and hold it to select it.`);
      },
    );

  const save = async () => {
    const drawing = code.current?.querySelector('svg');
    const path = drawing?.querySelector('path')?.getAttribute('d');
    if (!drawing || !path) return;
    setSaving(true);
    try {
      const canvas = document.createElement('canvas');
      drawCodePicture(canvas, {
        title: `${currency} · ${protocol}`,
        subtitle: t`Deposit address`,
        code: { size: Number(drawing.getAttribute('viewBox')?.split(' ')[2]), path },
        lines: addressLines(address),
        note: t`Send only ${currency} on ${protocol}. If you use another coin or network, your money is lost.`,
      });
      const outcome = await savePicture(canvas, `${currency}-${protocol}`, saveImage);
      if (outcome === 'saved' || outcome === 'downloaded') toast.success(t`Image saved`);
    } catch {
      toast.fail(t`We could not save the image.`);
    } finally {
      setSaving(false);
    }
  };

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
      <div className={styles.actions}>
        <Button variant="secondary" icon={glyphs.download} loading={saving} onClick={() => void save()}>
          <Trans>Save image</Trans>
        </Button>
        <Button icon={glyphs.copy} onClick={() => void copy()}>
          <Trans>Copy address</Trans>
        </Button>
      </div>
    </>
  );
}
