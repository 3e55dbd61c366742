import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { defaultSelectCount } from './defaultSelectCount.ts';
import { deleteVoucher } from './deleteVoucher.ts';
import { expectPromotionByOrder } from './expectPromotionByOrder.ts';
import { incomePromotion } from './incomePromotion.ts';
import { listQuery } from './listQuery.ts';
import { promoRequestRecordsCount } from './promoRequestRecordsCount.ts';
import { promotionOfAcceptor } from './promotionOfAcceptor.ts';
import { query } from './query.ts';
import { queryDetail } from './queryDetail.ts';
import { queryForNotify } from './queryForNotify.ts';
import { queryV2 } from './queryV2.ts';
import { useDetail } from './useDetail.ts';
import { useLimit } from './useLimit.ts';

export const promotion = {
  defaultSelectCount,
  deleteVoucher,
  expectPromotionByOrder,
  incomePromotion,
  listQuery,
  promoRequestRecordsCount,
  promotionOfAcceptor,
  query,
  queryDetail,
  queryForNotify,
  queryV2,
  useDetail,
  useLimit,
} satisfies ModuleHandlers<typeof contract.promotion>;
