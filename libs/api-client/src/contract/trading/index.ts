import { answerOffer } from './answerOffer.ts';
import { buyConfirmOrCancel } from './buyConfirmOrCancel.ts';
import { buyerSubmitAppeal } from './buyerSubmitAppeal.ts';
import { buyerSubmitComplain } from './buyerSubmitComplain.ts';
import { deposit } from './deposit.ts';
import { getAcceptorConfig } from './getAcceptorConfig.ts';
import { getBanBankCardInfo } from './getBanBankCardInfo.ts';
import { getDiscountShowConfig } from './getDiscountShowConfig.ts';
import { matchSpeedUpTip } from './matchSpeedUpTip.ts';
import { payMethods } from './payMethods.ts';
import { queryOffers } from './queryOffers.ts';
import { recommendBuyerAmount } from './recommendBuyerAmount.ts';
import { recommendSellerAmount } from './recommendSellerAmount.ts';
import { saveFailKyc3Record } from './saveFailKyc3Record.ts';
import { sellCancelTimesLimit } from './sellCancelTimesLimit.ts';
import { sellerSubmitComplain } from './sellerSubmitComplain.ts';
import { sellLongTimeFlag } from './sellLongTimeFlag.ts';
import { sellOrderCancel } from './sellOrderCancel.ts';
import { sellOrderConfirm } from './sellOrderConfirm.ts';
import { transFunctionType } from './transFunctionType.ts';
import { updateAcceptorConfig } from './updateAcceptorConfig.ts';
import { withdrawal } from './withdrawal.ts';

export const trading = {
  answerOffer,
  buyConfirmOrCancel,
  buyerSubmitAppeal,
  buyerSubmitComplain,
  deposit,
  getAcceptorConfig,
  getBanBankCardInfo,
  getDiscountShowConfig,
  matchSpeedUpTip,
  payMethods,
  queryOffers,
  recommendBuyerAmount,
  recommendSellerAmount,
  saveFailKyc3Record,
  sellCancelTimesLimit,
  sellerSubmitComplain,
  sellLongTimeFlag,
  sellOrderCancel,
  sellOrderConfirm,
  transFunctionType,
  updateAcceptorConfig,
  withdrawal,
} as const;
