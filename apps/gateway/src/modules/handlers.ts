import type { Contract, Endpoint } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../app/CallContext.ts';
import { address } from './address/index.ts';
import { common } from './common/index.ts';
import { order } from './order/index.ts';
import { promotion } from './promotion/index.ts';
import { recharge } from './recharge/index.ts';
import { trading } from './trading/index.ts';
import { transfer } from './transfer/index.ts';
import { user } from './user/index.ts';

/** The calls of the contract that are served. The others are refused as `NO_THIS_METHOD`, and conformance counts them. */
export const handlers = { address, common, order, promotion, recharge, trading, transfer, user } satisfies {
  [Area in keyof Contract]?: Contract[Area] extends Record<string, Endpoint> ? ModuleHandlers<Contract[Area]> : never;
};
