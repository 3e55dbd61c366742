import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { askerOf, CODE, sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { actionsOf, type TradeStore } from '@ezwallet/domain-stores';
import { Button, Card, dialog, FormError } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import { PasswordSheet } from '../../confirm/index.ts';
import { agreementProblem } from '../model/agreementProblem.ts';
import { coinsOf, useGiveUp } from '../model/useGiveUp.ts';
import shared from './trades.module.css';
import styles from './AgreementCard.module.css';

/** What the two sides agree on now: a cancellation that one asks for, and more time for the payment. */
export const AgreementCard = observer(function AgreementCard({ store, trade }: { store: TradeStore; trade: Trade }) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const actions = new Set(actionsOf(trade, deps.serverNow()));
  const asker = actions.size > 0 ? askerOf(trade.events) : undefined;
  const failure = store.extending.failure ?? store.asking.failure ?? store.answering.failure;
  return (
    <>
      {actions.has('agreeCancel') ? (
        <Question store={store} trade={trade} />
      ) : (
        asker === sideOf(trade) && <Waiting trade={trade} />
      )}
      {actions.has('extend') && trade.extension && <Extension store={store} minutes={trade.extension.minutes} />}
      {failure && failure.code !== CODE.changed && (
        <FormError>{i18n._(agreementProblem(failure, deps.serverNow()))}</FormError>
      )}
    </>
  );
});

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
  const agree = () =>
    void (store.asksForTicketToAgree ? giveUp((ticket) => store.answerCancel(true, ticket)) : agreeAtOnce());
  return (
    <Card
      tone="warning"
      padding="compact"
      icon={glyphs.help}
      title={isBuyer ? t`The seller asks to cancel` : t`The buyer asks to cancel`}
    >
      <p className={shared.muted}>
        {isBuyer
          ? t`Agree only if you have not paid, or if you have your money back. It does not count against either of you.`
          : t`If you agree, your coins become available again. It does not count against either of you.`}
      </p>
      <div className={styles.answers}>
        <Button
          variant="secondary"
          size={32}
          aria-disabled={answering.isBusy}
          onClick={() => void store.answerCancel(false)}
        >
          <Trans>Keep order</Trans>
        </Button>
        <Button variant="secondary" size={32} loading={answering.isBusy} onClick={agree}>
          <Trans>Agree to cancel</Trans>
        </Button>
      </div>
      <PasswordSheet
        gate={gate}
        title={t`Cancel this order together?`}
        facts={coinsOf(trade, isBuyer ? t`Goes back to the seller` : t`Comes back to you`)}
      >
        <p className={shared.muted}>{description}</p>
      </PasswordSheet>
    </Card>
  );
});

function Waiting({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  return (
    <Card padding="compact" icon={glyphs.clock} title={t`You asked to cancel`}>
      <p className={shared.muted}>
        {sideOf(trade) === 'buyer'
          ? t`The order continues until the seller agrees.`
          : t`The order continues until the buyer agrees.`}
      </p>
    </Card>
  );
}

const Extension = observer(function Extension({ store, minutes }: { store: TradeStore; minutes: number }) {
  return (
    <div className={shared.offers}>
      <Button variant="tint" size={32} loading={store.extending.isBusy} onClick={() => void store.extend()}>
        <Trans>Add {minutes} min to pay</Trans>
      </Button>
    </div>
  );
});
