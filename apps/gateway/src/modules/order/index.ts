import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { deleteLucky } from './deleteLucky.ts';
import { deleteLuckyV2 } from './deleteLuckyV2.ts';
import { detail } from './detail.ts';
import { getPaymentReceipt } from './getPaymentReceipt.ts';
import { pageQuery } from './pageQuery.ts';
import { pageQueryV2 } from './pageQueryV2.ts';
import { quickOrderQuery } from './quickOrderQuery.ts';

export const order = {
  deleteLucky,
  deleteLuckyV2,
  detail,
  getPaymentReceipt,
  pageQuery,
  pageQueryV2,
  quickOrderQuery,
} satisfies ModuleHandlers<typeof contract.order>;
