import type { WingHandlers } from '../call/Handlers.ts';
import {
  addPayAccount,
  all,
  available,
  deletePayAccount,
  getBankList,
  getDefault,
  getProvinceCityList,
  payAccountInfo,
  pin,
  queryPayMethodName,
} from './pay-accounts/calls.ts';
import {
  answerOffer,
  getAcceptorConfig,
  getBanBankCardInfo,
  queryOffers,
  updateAcceptorConfig,
} from './trades/acceptor-calls.ts';
import { orderAnswerCancel, orderAskCancel, orderExtend } from './trades/agreement-calls.ts';
import { buyerSubmitAppeal, buyerSubmitComplain, sellerSubmitComplain } from './trades/appeal-calls.ts';
import { getDiscountShowConfig, transFunctionType } from './trades/calls.ts';
import { chatList, chatRead, chatSend } from './trades/chat-calls.ts';
import { pageQuery, quickOrderQuery } from './trades/list-calls.ts';
import {
  buyConfirmOrCancel,
  deposit,
  depositCancel,
  matchSpeedUpTip,
  orderC2cDetail,
  payMethods,
  recommendBuyerAmount,
  recommendSellerAmount,
  sellCancelTimesLimit,
  sellLongTimeFlag,
  sellOrderCancel,
  sellOrderConfirm,
  withdrawal,
} from './trades/order-calls.ts';
import { peerBlock, peerFavourite, peerList } from './trades/peer-calls.ts';

/** The calls that this wing answers, by the contract's areas. */
export const tradeHandlers = {
  bank: {
    addPayAccount,
    all,
    available,
    deletePayAccount,
    getDefault,
    payAccountInfo,
    pin,
    queryPayMethodName,
  },
  common: {
    getBankList,
    getProvinceCityList,
  },
  order: {
    orderC2cDetail,
    pageQuery,
    quickOrderQuery,
  },
  trading: {
    answerOffer,
    buyConfirmOrCancel,
    buyerSubmitAppeal,
    buyerSubmitComplain,
    chatList,
    chatRead,
    chatSend,
    deposit,
    depositCancel,
    getAcceptorConfig,
    getBanBankCardInfo,
    getDiscountShowConfig,
    matchSpeedUpTip,
    orderAnswerCancel,
    orderAskCancel,
    orderExtend,
    payMethods,
    peerBlock,
    peerFavourite,
    peerList,
    queryOffers,
    recommendBuyerAmount,
    recommendSellerAmount,
    sellCancelTimesLimit,
    sellLongTimeFlag,
    sellOrderCancel,
    sellOrderConfirm,
    sellerSubmitComplain,
    transFunctionType,
    updateAcceptorConfig,
    withdrawal,
  },
} satisfies WingHandlers;
