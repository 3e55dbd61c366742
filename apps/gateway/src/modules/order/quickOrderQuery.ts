import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { slicePage } from '../../app/slicePage.ts';

/** No call of this gateway makes a trade, so none is underway. */
export const quickOrderQuery: Handler<typeof contract.order.quickOrderQuery> = async (input) => ({
  ...slicePage([], input),
  cashOut: 0,
  cashIn: 0,
});
