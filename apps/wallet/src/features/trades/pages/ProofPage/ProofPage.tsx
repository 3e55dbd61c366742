import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CODE, EVIDENCE_PICTURES_MAX } from '@ezwallet/api-client/constants';
import { stageOf, type TradeStore } from '@ezwallet/domain-stores';
import type { Trade } from '@ezwallet/api-client/contract';
import { Button, Checkbox, Countdown, Skeleton, Upload, type UploadTask } from '@ezwallet/ui';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { billingPaths } from '../../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { explainNoOrder, lookOf } from '../../../orders/index.ts';
import { AmountCard } from '../../components/AmountCard.tsx';
import styles from '../../components/trades.module.css';
import { readBase64 } from '../../../../shared/files/readBase64.ts';
import { tradeProblem } from '../../model/tradeProblem.ts';

/** Long enough for any picture's name; the server takes 120 characters. */
const NAME_MAX = 100;

/** Proof of a payment, and the mark that it was sent. */
export const ProofPage = observer(function ProofPage() {
  const { t } = useLingui();
  const { trades } = useSessionStores();
  const billNo = useSearchParams()[0].get('billNo') ?? '';
  const store = trades.of(billNo);
  const goBack = useGoBack(`${billingPaths.bill(billNo)}&trade`);
  useEffect(() => store.watch(), [store]);
  const { trade } = store;
  if (trade) return <Marking store={store} trade={trade} onBack={goBack} />;
  return (
    <Screen title={t`Payment proof`} onBack={goBack}>
      <Loaded
        of={store.order}
        className={styles.form}
        failed={t`We could not load this order`}
        explain={explainNoOrder}
        skeleton={<Skeleton height={200} />}
      >
        {() => null}
      </Loaded>
    </Screen>
  );
});

interface MarkingProps {
  store: TradeStore;
  trade: Trade;
  onBack: () => void;
}

const Marking = observer(function Marking({ store, trade, onBack }: MarkingProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const [imageIds, setImageIds] = useState<readonly string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isSent, setSent] = useState(false);
  const { paying } = store;
  const { deadline } = trade;
  const isOver = stageOf(trade) !== 'waitingForPayment';
  const upload = async (file: File, { signal, onProgress }: UploadTask) => {
    const fileName = file.name.replace(/[\p{C}/\\]/gu, '').slice(-NAME_MAX) || 'proof';
    const picture = { fileBase64: await readBase64(file), fileName, fileType: 'IMG', index: 0 } as const;
    return (await deps.api.user.uploadFile(picture, { signal, onProgress })).fileId;
  };
  const mark = async () => {
    // A refusal because the order has changed shows on the order itself.
    if ((await store.pay(imageIds)) || paying.failure?.code === CODE.changed) onBack();
  };
  return (
    <Screen
      title={t`Payment proof`}
      onBack={onBack}
      footer={
        isOver ? (
          <Button block onClick={onBack}>
            <Trans>Back to the order</Trans>
          </Button>
        ) : (
          <Button
            block
            loading={paying.isBusy || paying.isUnknown}
            disabled={imageIds.length === 0 || isUploading || !isSent}
            onClick={() => void mark()}
          >
            <Trans>I have paid</Trans>
          </Button>
        )
      }
    >
      <div className={styles.order}>
        {isOver ? (
          <p role="alert" className={styles.next}>
            {i18n._(lookOf(trade).moved)}
          </p>
        ) : (
          <>
            {deadline && (
              <div className={styles.line}>
                <span className={styles.muted}>{t`Mark the payment within`}</span>
                <Countdown
                  until={deadline.at}
                  now={deps.serverNow}
                  className={styles.clock}
                  onEnd={() => void store.look()}
                />
              </div>
            )}
            <AmountCard trade={trade} />
            <Upload
              label={t`Screenshots of the payment`}
              description={t`Show the amount, the time and both names. JPEG, PNG or WebP, up to 6.`}
              max={EVIDENCE_PICTURES_MAX}
              onUpload={upload}
              onChange={(files) => {
                setUploading(files.some(({ state }) => state === 'busy'));
                setImageIds(
                  files.flatMap(({ state, result }) => (state === 'done' && result !== undefined ? [result] : [])),
                );
              }}
              error={paying.failure ? i18n._(tradeProblem(paying.failure, deps.serverNow())) : undefined}
            />
            <Checkbox checked={isSent} onChange={setSent}>
              <Trans>I sent the whole amount from my own account.</Trans>
            </Checkbox>
            <p className={styles.subtle}>
              <Trans>After this you can no longer cancel alone.</Trans>
            </p>
          </>
        )}
      </div>
    </Screen>
  );
});
