import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { detail } from './detail.ts';
import { pageQueryV2 } from './pageQueryV2.ts';

export const order = {
  detail,
  pageQueryV2,
} satisfies ModuleHandlers<typeof contract.order>;
