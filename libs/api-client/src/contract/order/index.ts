import { deleteLucky } from './deleteLucky.ts';
import { deleteLuckyV2 } from './deleteLuckyV2.ts';
import { detail } from './detail.ts';
import { getPaymentReceipt } from './getPaymentReceipt.ts';
import { orderC2cDetail } from './orderC2cDetail.ts';
import { pageQuery } from './pageQuery.ts';
import { pageQueryV2 } from './pageQueryV2.ts';
import { quickOrderQuery } from './quickOrderQuery.ts';

export const order = {
  deleteLucky,
  deleteLuckyV2,
  detail,
  getPaymentReceipt,
  orderC2cDetail,
  pageQuery,
  pageQueryV2,
  quickOrderQuery,
} as const;
