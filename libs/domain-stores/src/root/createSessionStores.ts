import { BalancesStore } from '../balances/BalancesStore.ts';
import { BillsStore } from '../bills/BillsStore.ts';
import { SessionRefresher } from '../session/SessionRefresher.ts';
import { TransferFlow } from '../transfer/TransferFlow.ts';
import type { AppStores } from './createAppStores.ts';
import type { Deps } from './deps.ts';

/**
 * The stores of one signed-in person, made when the session opens and dropped when it ends; nothing in them can
 * outlive it, so there is nothing to reset. Call `dispose` before letting go: it stops what runs by itself.
 */
export function createSessionStores(app: AppStores, deps: Deps) {
  const refresher = new SessionRefresher(app.session, deps);
  const balances = new BalancesStore(deps);
  const bills = new BillsStore(deps);
  const onMoved = () => {
    bills.expire();
    void balances.refresh();
  };
  const transfer = new TransferFlow(deps, { session: app.session, config: app.config, balances, onMoved });
  void transfer.resume();

  const running: readonly { dispose(): void }[] = [refresher, balances, transfer];
  return {
    refresher,
    balances,
    bills,
    transfer,
    dispose: () => {
      for (const store of running) store.dispose();
    },
  };
}

/** One person's stores, and `dispose`, which stops what runs in them; `SessionScope` calls it when the session ends. */
export type SessionStores = ReturnType<typeof createSessionStores>;
