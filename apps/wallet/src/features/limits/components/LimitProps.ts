import type { OwnLimitStore } from '@ezwallet/domain-stores';
import type { LimitKind } from '../model/LimitKind.ts';

/** One kind of limit and its store. */
export interface LimitProps<Value> {
  kind: LimitKind<Value>;
  store: OwnLimitStore<Value>;
}
