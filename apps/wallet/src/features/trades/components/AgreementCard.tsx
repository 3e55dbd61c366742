import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { askerOf, type Trade } from '@ezwallet/api-client/contract';
import { actionsOf, sideOf, type TradeStore } from '@ezwallet/domain-stores';
import { Button, Card, dialog, FormError, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { clockText } from '../../../shared/time/time-text.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { agreementProblem } from '../model/agreementProblem.ts';
import styles from './trades.module.css';

/** What the two sides can agree on: a cancellation, and more time for the payment. */
export const AgreementCard = observer(function AgreementCard({ store, trade }: { store: TradeStore; trade: Trade }) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const actions = new Set(actionsOf(trade, deps.serverNow()));
  const asker = actions.size > 0 ? askerOf(trade.events) : undefined;
  const failure = store.extending.failure ?? store.asking.failure ?? store.answering.failure;
  return (
    <>
      {actions.has('agreeCancel') ? <Question store={store} trade={trade} /> : asker === sideOf(trade) && <Waiting trade={trade} />}
      {(trade.extension !== null || actions.has('askCancel')) && (
        <div className={styles.offers}>
          <Extension store={store} trade={trade} canExtend={actions.has('extend')} />
          {actions.has('askCancel') && <AskButton store={store} trade={trade} />}
        </div>
      )}
      {failure && failure.code !== '3025' && <FormError>{i18n._(agreementProblem(failure, deps.serverNow()))}</FormError>}
    </>
  );
});

/** The other side asks to cancel. */
const Question = observer(function Question({ store, trade }: { store: TradeStore; trade: Trade }) {
  const { t } = useLingui();
  const { answering } = store;
  const isBuyer = sideOf(trade) === 'buyer';
  const agree = () =>
    dialog.confirm({
      title: t`Cancel this order together?`,
      description: isBuyer
        ? t`The coins go back to the seller. Agree only if you have not paid, or if you have your money back.`
        : t`Your coins become available again. If the buyer has paid you, send the money back first.`,
      confirmText: t`Cancel order`,
      cancelText: t`Keep order`,
      danger: true,
      onConfirm: async () => void (await store.answerCancel(true)),
    });
  return (
    <Card tone="warning" padding="compact" icon={glyphs.help} title={isBuyer ? t`The seller asks to cancel` : t`The buyer asks to cancel`}>
      <p className={styles.muted}>
        {isBuyer
          ? t`Agree only if you have not paid, or if you have your money back. The cancellation counts against nobody.`
          : t`If you agree, your coins become available again. The cancellation counts against nobody.`}
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" size={32} aria-disabled={answering.isBusy} onClick={() => void store.answerCancel(false)}>
          <Trans>Keep order</Trans>
        </Button>
        <Button variant="secondary" size={32} loading={answering.isBusy} onClick={agree}>
          <Trans>Agree to cancel</Trans>
        </Button>
      </div>
    </Card>
  );
});

function Waiting({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  return (
    <Card padding="compact" icon={glyphs.clock} title={t`You asked to cancel`}>
      <p className={styles.muted}>
        {sideOf(trade) === 'buyer' ? t`The order continues until the seller agrees.` : t`The order continues until the buyer agrees.`}
      </p>
    </Card>
  );
}

const Extension = observer(function Extension({ store, trade: { extension }, canExtend }: { store: TradeStore; trade: Trade; canExtend: boolean }) {
  const { t } = useLingui();
  if (!extension) return null;
  const { opensAt, minutes } = extension;
  if (!canExtend) return <p className={styles.subtle}>{t`Need more time? From ${clockText(opensAt)}, you can add ${minutes} min once.`}</p>;
  return (
    <Button variant="tint" size={32} loading={store.extending.isBusy} onClick={() => void store.extend()}>
      <Trans>Add {minutes} min to pay</Trans>
    </Button>
  );
});

const AskButton = observer(function AskButton({ store, trade }: { store: TradeStore; trade: Trade }) {
  const { t } = useLingui();
  const isBuyer = sideOf(trade) === 'buyer';
  const ask = () =>
    dialog.confirm({
      title: isBuyer ? t`Ask the seller to cancel?` : t`Ask the buyer to cancel?`,
      description: isBuyer
        ? t`If the seller agrees, the coins go back to the seller, and the cancellation does not count. If you have paid, get your money back first.`
        : t`If the buyer agrees, your coins become available again, and the cancellation does not count. Send back what the buyer has paid.`,
      confirmText: t`Ask`,
      cancelText: t`Go back`,
      onConfirm: async () => void (await store.askCancel()),
    });
  return (
    <TextButton size={12} onClick={ask}>
      {isBuyer ? <Trans>Ask the seller to cancel</Trans> : <Trans>Ask the buyer to cancel</Trans>}
    </TextButton>
  );
});
