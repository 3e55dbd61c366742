import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { actionsOf, type TradeStore } from '@ezwallet/domain-stores';
import { dialog, TextButton } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { PasswordSheet } from '../../confirm/index.ts';
import { coinsOf, useGiveUp } from '../model/useGiveUp.ts';
import styles from './trades.module.css';

/** Asks the other side to cancel, where nobody can cancel alone. */
export const AskToCancel = observer(function AskToCancel({ store, trade }: { store: TradeStore; trade: Trade }) {
  const { deps } = useWorld();
  const actions = actionsOf(trade, deps.serverNow());
  return actions.includes('askCancel') && !actions.includes('buyerCancel') ? (
    <AskButton store={store} trade={trade} />
  ) : null;
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
    <div className={styles.offers}>
      <TextButton size={12} onClick={ask}>
        <Trans>Request cancellation</Trans>
      </TextButton>
      <PasswordSheet gate={gate} title={title} facts={coinsOf(trade, t`Goes back to the seller`)}>
        <p className={styles.muted}>{description}</p>
      </PasswordSheet>
    </div>
  );
});
