import type { Deps } from '../ports/deps.ts';
import { OwnLimitStore } from './OwnLimitStore.ts';

/** The limit on money paid a day, in USDT. */
export function createPaymentLimit({ api: { user } }: Pick<Deps, 'api'>): OwnLimitStore<string> {
  return new OwnLimitStore({
    load: () => user.getCustomizePaymentLimitSet(),
    set: (limit) => user.updateCustomizeDailyPaymentLimit({ limit }),
    close: () => user.closeSwitch({ type: 'payment' }),
    reset: () => user.resetPaymentLimit(),
  });
}

/** The limit on buy and sell orders a day. */
export function createOrderLimit({ api: { user } }: Pick<Deps, 'api'>): OwnLimitStore<number> {
  return new OwnLimitStore({
    load: () => user.getCustomizeOrderQuantitySet(),
    set: (limit) => user.updateCustomizeOrderQuantitySet({ limit }),
    close: () => user.closeSwitch({ type: 'orderQuantity' }),
  });
}
