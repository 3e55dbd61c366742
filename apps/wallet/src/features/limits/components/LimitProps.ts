import type { OwnLimit, OwnLimitStore } from '@ezwallet/domain-stores';
import type { LimitKind } from '../model/LimitKind.ts';

/** One kind of limit, its store, and what the store knows now. */
export interface LimitProps<Value> {
  kind: LimitKind<Value>;
  store: OwnLimitStore<Value>;
  limit: OwnLimit<Value>;
  /** The number in force: the person's own, or the platform's. */
  current: Value;
}
