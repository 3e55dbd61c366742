import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { getDiscountShowConfig } from './getDiscountShowConfig.ts';
import { transFunctionType } from './transFunctionType.ts';

export const trading = {
  getDiscountShowConfig,
  transFunctionType,
} satisfies ModuleHandlers<typeof contract.trading>;
