import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CODE, sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import type { TradeStore } from '@ezwallet/domain-stores';
import { Button, Drawer, FormError, Radio, RadioGroup } from '@ezwallet/ui';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { cancelWords } from '../../orders/index.ts';
import { tradeProblem } from '../model/tradeProblem.ts';
import styles from './trades.module.css';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';

interface CancelSheetProps {
  store: TradeStore;
  trade: Trade;
  open: boolean;
  onClose: () => void;
}

/** Cancels before the payment: why, and how often that is still free today. */
export const CancelSheet = observer(function CancelSheet({ store, trade, open, onClose }: CancelSheetProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { terms } = useSessionStores().trades;
  const [reason, setReason] = useState<string>();
  const { transactionType } = trade;
  useEffect(() => {
    if (open) void terms.loadQuota(transactionType);
  }, [terms, open, transactionType]);
  const quota = terms.quotaOf(transactionType).value;
  const isBuyer = sideOf(trade) === 'buyer';
  const words = isBuyer ? cancelWords.buyer : cancelWords.seller;
  const { cancelling } = store;
  const cancel = async () => {
    const chosen = Object.keys(words).find((each) => each === reason) as Parameters<typeof store.cancel>[0] | undefined;
    if (chosen === undefined) return;
    await store.cancel(chosen);
    // A refusal for a change shows on the screen below.
    if (cancelling.failure === undefined || cancelling.failure.code === CODE.changed) onClose();
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={isBuyer ? t`Cancel this order?` : t`Cancel this sale?`}
      footer={
        <Button
          variant="danger"
          block
          loading={cancelling.isBusy}
          disabled={reason === undefined}
          onClick={() => void cancel()}
        >
          {isBuyer ? <Trans>Cancel order</Trans> : <Trans>Cancel sale</Trans>}
        </Button>
      }
    >
      <div className={styles.sheet}>
        {isBuyer && <p className={styles.strong}>{t`Do not cancel if you have already paid.`}</p>}
        <RadioGroup label={t`Why are you cancelling?`} value={reason} onChange={setReason}>
          {Object.entries(words).map(([value, name]) => (
            <Radio key={value} value={value}>
              {i18n._(name)}
            </Radio>
          ))}
        </RadioGroup>
        {/* Below the reasons: beside the warning it would read as an invitation. */}
        <p className={styles.muted}>
          {quota === undefined
            ? '\u00a0'
            : quota.remain > 0
              ? t`This cancellation is free. You have ${quota.remain} of ${quota.limit} left today.`
              : t`You have used today’s ${quota.limit} free cancellations. One more pauses this side of trading for at least 15 minutes.`}
        </p>
        <QuestionLink code="cancel-limit">
          <Trans>How often can I cancel?</Trans>
        </QuestionLink>
        {cancelling.failure && <FormError>{i18n._(tradeProblem(cancelling.failure, deps.serverNow()))}</FormError>}
      </div>
    </Drawer>
  );
});
