import type { Deps } from '../ports/deps.ts';
import { OwnLimitStore } from './OwnLimitStore.ts';

/** The limit on money paid a day, in USDT. */
export function createPaymentLimit({ api: { user } }: Pick<Deps, 'api'>): OwnLimitStore<string> {
  const load = () => user.getCustomizePaymentLimitSet();
  return new OwnLimitStore({
    load,
    set: (limit) => user.updateCustomizeDailyPaymentLimit({ limit }),
    off: () => user.closeSwitch({ type: 'payment' }).then(load),
    forget: () => user.resetPaymentLimit(),
  });
}

/** The limit on buy and sell orders a day. */
export function createOrderLimit({ api: { user } }: Pick<Deps, 'api'>): OwnLimitStore<number> {
  const load = () => user.getCustomizeOrderQuantitySet();
  return new OwnLimitStore({
    load,
    set: (limit) => user.updateCustomizeOrderQuantitySet({ limit }),
    off: () => user.closeSwitch({ type: 'orderQuantity' }).then(load),
  });
}
