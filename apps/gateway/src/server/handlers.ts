import type { Contract, Endpoint } from '@ezwallet/api-client/contract';
import { deleteLucky, deleteLuckyV2, detail, getPaymentReceipt, pageQueryV2, restoreLucky } from '../bills/calls.ts';
import { setReceivedRead } from '../bills/received-money.ts';
import { incomePromotion, listQuery, promoRequestRecordsCount, promotionOfAcceptor } from '../bonuses/calls.ts';
import type { Handler, JoinedHandler } from '../call/CallContext.ts';
import { generateSlider, validateSlider } from '../captcha/calls.ts';
import { getLuckyRechargeAddress, queryLuckyRechargeBill } from '../cashier/calls.ts';
import { checkPhoneOrEmail } from '../codes/calls.ts';
import { add, edit, list, remove } from '../contacts/calls/address-book.ts';
import { getExchangeList } from '../contacts/exchanges.ts';
import {
  deleteRechargeBill,
  getRechargeAddress,
  getRechargeBill,
  queryRechargeBill,
  queryRechargeCurrency,
} from '../deposits/calls.ts';
import { createKycJunior } from '../kyc/calls.ts';
import { createKycHigher } from '../kyc/createKycHigher.ts';
import { getImage } from '../kyc/getImage.ts';
import { appendUpload, appendUploadPub, startUpload, startUploadPub } from '../kyc/upload-calls.ts';
import { getUserPhone, sendSmsPub, uploadPicPub, uploadVideoPub } from '../kyc/hand-over-calls.ts';
import { saveFailKyc3Record } from '../kyc/saveFailKyc3Record.ts';
import { getCsUrl } from '../platform/getCsUrl.ts';
import { sendReplySms, verifyReplySms } from '../login/reply-calls.ts';
import { sendVerifyCode } from '../login/sendVerifyCode.ts';
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
} from '../pay-accounts/calls.ts';
import { decrypt, getPaymentQrCodeLink } from '../payments/calls.ts';
import { getCommonConfigs, getCountryCode, refreshOnlineStatus } from '../platform/calls.ts';
import { verifyCode } from '../proofs/check-calls.ts';
import { getCurrencyRate, getHistoryRate, getRates, getRateV2 } from '../rates/calls.ts';
import { transferTo } from '../sending/transferTo.ts';
import { getDiscountShowConfig, transFunctionType } from '../trades/calls.ts';
import {
  answerOffer,
  getAcceptorConfig,
  getBanBankCardInfo,
  queryOffers,
  updateAcceptorConfig,
} from '../trades/acceptor-calls.ts';
import { orderAnswerCancel, orderAskCancel, orderExtend } from '../trades/agreement-calls.ts';
import { buyerSubmitAppeal, buyerSubmitComplain, sellerSubmitComplain } from '../trades/appeal-calls.ts';
import { chatList, chatRead, chatSend } from '../trades/chat-calls.ts';
import { pageQuery, quickOrderQuery } from '../trades/list-calls.ts';
import {
  buyConfirmOrCancel,
  deposit,
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
} from '../trades/order-calls.ts';
import { peerBlock, peerFavourite, peerList } from '../trades/peer-calls.ts';
import { recentPayees } from '../transfers/recent-payees.ts';
import {
  defaultSelectCount,
  deleteVoucher,
  expectPromotionByOrder,
  query,
  queryDetail,
  queryForNotify,
  queryV2,
  useDetail,
  useLimit,
} from '../vouchers/calls.ts';
import { queryCurrencyList } from '../withdrawals/calls.ts';
import type { NotServed } from './notServed.ts';
import { getVideo } from '../files/getVideo.ts';
import { userHandlers } from './user-handlers.ts';

/** One handler for each call of the contract that is served: a missing one does not compile, nor does one too many. */
type Handlers = {
  readonly [Area in keyof Contract]: {
    readonly [Name in Exclude<keyof Contract[Area], NotServed<Area>>]: Contract[Area][Name] extends Endpoint
      ? // oxlint-disable-next-line typescript/no-explicit-any -- what it reads is between its two halves
        Handler<Contract[Area][Name]> | JoinedHandler<Contract[Area][Name], any>
      : never;
  };
};

/** The handler of each call, by the contract's areas. */
export const handlers = {
  address: { add, edit, list, remove },
  bank: { addPayAccount, all, available, deletePayAccount, getDefault, payAccountInfo, pin, queryPayMethodName },
  common: {
    checkPhoneOrEmail,
    decrypt,
    generateSlider,
    getBankList,
    getCommonConfigs,
    getCountryCode,
    getCurrencyRate,
    getExchangeList,
    getHistoryRate,
    getImage,
    getProvinceCityList,
    getRateV2,
    getRates,
    refreshOnlineStatus,
    getCsUrl,
    sendReplySms,
    sendVerifyCode,
    verifyReplySms,
    validateSlider,
    verifyCode,
    getVideo,
  },
  inbox: { setReceivedRead },
  kyc: {
    appendUpload,
    appendUploadPub,
    createKycHigher,
    createKycJunior,
    getUserPhone,
    sendSmsPub,
    startUpload,
    startUploadPub,
    uploadPicPub,
    uploadVideoPub,
  },
  order: {
    deleteLucky,
    deleteLuckyV2,
    detail,
    getPaymentReceipt,
    orderC2cDetail,
    pageQuery,
    pageQueryV2,
    quickOrderQuery,
    restoreLucky,
  },
  promotion: {
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
  },
  recharge: {
    deleteRechargeBill,
    getLuckyRechargeAddress,
    getPaymentQrCodeLink,
    getRechargeAddress,
    getRechargeBill,
    queryCurrencyList,
    queryLuckyRechargeBill,
    queryRechargeBill,
    queryRechargeCurrency,
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
    saveFailKyc3Record,
    sellCancelTimesLimit,
    sellLongTimeFlag,
    sellOrderCancel,
    sellOrderConfirm,
    sellerSubmitComplain,
    transFunctionType,
    updateAcceptorConfig,
    withdrawal,
  },
  transfer: { recentPayees, transferTo },
  user: userHandlers,
} satisfies Handlers;
