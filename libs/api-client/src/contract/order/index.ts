export { deleteLucky } from './deleteLucky.ts';
export { deleteLuckyV2 } from './deleteLuckyV2.ts';
export { detail } from './detail.ts';
export { getPaymentReceipt } from './getPaymentReceipt.ts';
export { orderC2cDetail } from './orderC2cDetail.ts';
export { pageQuery } from './pageQuery.ts';
export { pageQueryV2 } from './pageQueryV2.ts';
export { quickOrderQuery } from './quickOrderQuery.ts';
