import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { askerOf, type Trade } from '@ezwallet/api-client/contract';
import { actionsOf, sideOf, TicketGate, type TradeStore } from '@ezwallet/domain-stores';
import { Button, Card, dialog, FormError, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { clockText } from '../../../shared/time/time-text.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { PasswordSheet, useEnsurePaymentPassword } from '../../confirm/index.ts';
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

/** The payment password for letting go what the buyer has paid. */
function useGiveUp(billNo: string) {
  const { deps } = useWorld();
  const [gate] = useState(() => new TicketGate(deps));
  const ensurePassword = useEnsurePaymentPassword();
  const giveUp = async (send: (payPassTicket: string) => Promise<boolean>): Promise<void> => {
    if (await ensurePassword()) await gate.pass({ scene: 'giveUp', confirmed: { billNo } }, send);
  };
  return { gate, giveUp };
}

/** The other side asks to cancel. */
const Question = observer(function Question({ store, trade }: { store: TradeStore; trade: Trade }) {
  const { t } = useLingui();
  const { answering } = store;
  const isBuyer = sideOf(trade) === 'buyer';
  const { gate, giveUp } = useGiveUp(trade.billNo);
  const description = isBuyer
    ? t`The coins go back to the seller. Agree only if you have not paid, or if you have your money back.`
    : t`Your coins become available again. If the buyer has paid you, send the money back first.`;
  const agreeAtOnce = () =>
    dialog.confirm({
      title: t`Cancel this order together?`,
      description,
      confirmText: t`Cancel order`,
      cancelText: t`Keep order`,
      danger: true,
      onConfirm: async () => void (await store.answerCancel(true)),
    });
  const agree = () => void (store.asksForTicketToAgree ? giveUp((ticket) => store.answerCancel(true, ticket)) : agreeAtOnce());
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
      <PasswordSheet gate={gate} title={t`Cancel this order together?`} facts={coinsOf(trade, isBuyer ? t`Goes back to the seller` : t`Comes back to you`)}>
        <p className={styles.muted}>{description}</p>
      </PasswordSheet>
    </Card>
  );
});

const coinsOf = ({ amount, currency }: Trade, label: string) => [{ label, value: moneyText(amount, currency) }];

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
  const { gate, giveUp } = useGiveUp(trade.billNo);
  const title = isBuyer ? t`Ask the seller to cancel?` : t`Ask the buyer to cancel?`;
  const description = isBuyer
    ? t`If the seller agrees, the coins go back to the seller, and the cancellation does not count. If you have paid, get your money back first.`
    : t`If the buyer agrees, your coins become available again, and the cancellation does not count. Send back what the buyer has paid.`;
  const askAtOnce = () =>
    dialog.confirm({
      title,
      description,
      confirmText: t`Ask`,
      cancelText: t`Go back`,
      onConfirm: async () => void (await store.askCancel()),
    });
  const ask = () => void (store.asksForTicketToAsk ? giveUp((ticket) => store.askCancel(ticket)) : askAtOnce());
  return (
    <>
      <TextButton size={12} onClick={ask}>
        {isBuyer ? <Trans>Ask the seller to cancel</Trans> : <Trans>Ask the buyer to cancel</Trans>}
      </TextButton>
      <PasswordSheet gate={gate} title={title} facts={coinsOf(trade, t`Goes back to the seller`)}>
        <p className={styles.muted}>{description}</p>
      </PasswordSheet>
    </>
  );
});
