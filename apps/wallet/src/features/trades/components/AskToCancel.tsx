import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { Trade } from '@ezwallet/api-client/contract';
import { actionsOf, sideOf, type TradeStore } from '@ezwallet/domain-stores';
import { dialog, TextButton } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './trades.module.css';

/** Asks the other side to cancel, where nobody can cancel alone. */
export const AskToCancel = observer(function AskToCancel({ store, trade }: { store: TradeStore; trade: Trade }) {
  const { t } = useLingui();
  const { deps } = useWorld();
  const actions = actionsOf(trade, deps.serverNow());
  if (!actions.includes('askCancel') || actions.includes('buyerCancel')) return null;
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
    <div className={styles.offers}>
      <TextButton size={12} onClick={ask}>
        <Trans>Request cancellation</Trans>
      </TextButton>
    </div>
  );
});
