import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import type { Contract } from '@ezwallet/api-client/contract';
import { Button, Empty, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { failedWith, Resource } from '@ezwallet/domain-stores';
import { useWorld } from '../../../world/StoresContext.tsx';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useSavePicture } from '../../../shared/picture/useSavePicture.ts';
import { drawReceipt } from '../model/drawReceipt.ts';
import { receiptPaper } from '../model/receiptPaper.ts';
import type { Receipt } from '../model/Receipt.ts';
import styles from './receipt.module.css';

/** The receipt of a bill as it will be saved, and the button to save it. */
export function ReceiptPicture({ billNo }: { billNo: string }) {
  const { deps } = useWorld();
  const { t } = useLingui();
  const receipt = useMemo(() => new Resource(() => deps.api.order.getPaymentReceipt({ billNo })), [deps.api, billNo]);
  useEffect(() => void receipt.load(), [receipt]);
  return (
    <Loaded
      of={receipt}
      className={styles.receipt}
      failed={t`We could not load the receipt`}
      explain={(failure) =>
        failedWith<Contract['order']['getPaymentReceipt']>(failure, 'CONDITION_NOT_FULLFILL') && (
          <Empty
            picture={pictures.tray}
            title={t`No receipt yet`}
            description={t`You can view the receipt once the bill is completed.`}
          />
        )
      }
      skeleton={
        <>
          <Skeleton height={420} />
          <Skeleton height={48} />
        </>
      }
    >
      {(value) => <Picture receipt={value} />}
    </Loaded>
  );
}

function Picture({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [saving, save] = useSavePicture({ saved: t`Receipt saved`, failed: t`We could not save the receipt.` });
  const paper = receiptPaper(receipt, i18n);
  const drawn = JSON.stringify(paper);
  useEffect(() => {
    if (canvas.current) drawReceipt(canvas.current, JSON.parse(drawn));
  }, [drawn]);
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.paper}
        // What is drawn on a canvas has no words of its own.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={[paper.title, paper.amount, ...paper.rows.map((row) => row.join(' ')), paper.seal].join(', ')}
      />
      <Button
        block
        icon={glyphs.share}
        loading={saving}
        onClick={() => canvas.current && void save(`receipt-${receipt.billNo}`, () => canvas.current!)}
      >
        <Trans>Save or share</Trans>
      </Button>
    </>
  );
}
