import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { transferTo } from './transferTo.ts';

export const transfer = {
  transferTo,
} satisfies ModuleHandlers<typeof contract.transfer>;
