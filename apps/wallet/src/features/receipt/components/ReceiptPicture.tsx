import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, Empty, Skeleton, SkeletonRegion, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { readRefusal } from '@ezwallet/domain-stores';
import { useWorld } from '../../../app/StoresContext.tsx';
import { savePicture } from '../../../shared/picture/savePicture.ts';
import { drawReceipt } from '../model/drawReceipt.ts';
import { receiptPaper } from '../model/receiptPaper.ts';
import type { Receipt } from '../model/Receipt.ts';
import styles from './receipt.module.css';

/** The receipt of a bill as it will be saved, and the button to save it. */
export function ReceiptPicture({ billNo }: { billNo: string }) {
  const { deps } = useWorld();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [problem, setProblem] = useState<'early' | 'failed' | null>(null);
  const load = useCallback(
    () =>
      deps.api.order.getPaymentReceipt({ billNo }).then(setReceipt, (error: unknown) =>
        setProblem(readRefusal(error)?.code === 'CONDITION_NOT_FULLFILL' ? 'early' : 'failed'),
      ),
    [deps.api, billNo],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setProblem(null);
    void load();
  };
  return (
    <SkeletonRegion
      className={styles.receipt}
      loading={!receipt && problem === null}
      placeholder={
        <>
          <Skeleton height={420} />
          <Skeleton height={48} />
        </>
      }
    >
      {receipt ? <Picture receipt={receipt} /> : <Problem early={problem === 'early'} onRetry={retry} />}
    </SkeletonRegion>
  );
}

function Picture({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const { saveImage } = useWorld();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [saving, setSaving] = useState(false);
  const paper = receiptPaper(receipt, i18n);
  const drawn = JSON.stringify(paper);
  useEffect(() => {
    if (canvas.current) drawReceipt(canvas.current, JSON.parse(drawn));
  }, [drawn]);
  const save = async () => {
    if (!canvas.current) return;
    setSaving(true);
    try {
      const outcome = await savePicture(canvas.current, `receipt-${receipt.billNo}`, saveImage);
      if (outcome === 'saved' || outcome === 'downloaded') toast.success(t`Receipt saved`);
    } catch {
      toast.fail(t`We could not save the receipt.`);
    }
    setSaving(false);
  };
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
      <Button block icon={glyphs.share} loading={saving} onClick={() => void save()}>
        <Trans>Save or share</Trans>
      </Button>
    </>
  );
}

function Problem({ early, onRetry }: { early: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  return early ? (
    <Empty
      icon={glyphs.receipt}
      title={t`No receipt yet`}
      description={t`You can view the receipt once the bill is completed.`}
    />
  ) : (
    <Empty
      icon={glyphs.wifiOff}
      title={t`We could not load the receipt`}
      description={t`Check your connection and try again.`}
      action={
        <Button size={32} variant="tint" icon={glyphs.refresh} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
