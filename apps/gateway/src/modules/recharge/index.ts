import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { queryCurrencyList } from './queryCurrencyList.ts';

export const recharge = {
  queryCurrencyList,
} satisfies ModuleHandlers<typeof contract.recharge>;
