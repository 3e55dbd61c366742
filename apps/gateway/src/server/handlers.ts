import type { Contract, Endpoint } from '@ezwallet/api-client/contract';
import { getUserBalance } from '../account/calls.ts';
import { getUserInfo } from '../account/getUserInfo.ts';
import {
  deleteLucky,
  deleteLuckyV2,
  detail,
  getPaymentReceipt,
  pageQueryV2,
  restoreLucky,
} from '../bills/calls.ts';
import { setReceivedRead } from '../bills/received-money.ts';
import { biometricsLoginOff, biometricsLoginOn, biometricsOff, biometricsOn } from '../biometrics/calls.ts';
import { incomePromotion, listQuery, promoRequestRecordsCount, promotionOfAcceptor, sumPeriodLog } from '../bonuses/calls.ts';
import type { Handler, JoinedHandler } from '../call/CallContext.ts';
import { generateSlider, validateSlider } from '../captcha/calls.ts';
import { getLuckyRechargeAddress, queryLuckyRechargeBill } from '../cashier/calls.ts';
import {
  checkEmailCodePub,
  checkEmailRegCode,
  checkoutPhone,
  checkoutPhoneCode,
  checkPhoneOrEmail,
  queryEmailByPhone,
  sendEmailPub,
  sendEmailRegCode,
  sendMsg,
} from '../codes/calls.ts';
import { add, edit, list, remove } from '../contacts/calls/address-book.ts';
import { addressWhitelistSwitchOff, addressWhitelistSwitchOn } from '../contacts/calls/whitelist.ts';
import { getExchangeList } from '../contacts/exchanges.ts';
import { getValueHistory } from '../daily-values/getValueHistory.ts';
import {
  deleteRechargeBill,
  getRechargeAddress,
  getRechargeBill,
  queryRechargeBill,
  queryRechargeCurrency,
} from '../deposits/calls.ts';
import { getUploadFileSupport, uploadFile } from '../files/calls.ts';
import { createKycJunior, getKycInfo } from '../kyc/calls.ts';
import { createKycHigher } from '../kyc/createKycHigher.ts';
import { createKycRecord } from '../kyc/createKycRecord.ts';
import { getImage } from '../kyc/getImage.ts';
import { getUserPhone, sendSmsPub, uploadPicPub, uploadVideoPub } from '../kyc/hand-over-calls.ts';
import { saveFailKyc3Record } from '../kyc/saveFailKyc3Record.ts';
import { uploadFileKyc } from '../kyc/uploadFileKyc.ts';
import {
  closeSwitch,
  getCustomizeOrderQuantitySet,
  getCustomizePaymentLimitSet,
  resetPaymentLimit,
  updateCustomizeDailyPaymentLimit,
  updateCustomizeOrderQuantitySet,
} from '../limits/calls.ts';
import { login, loginAuth, logout, register } from '../login/calls.ts';
import { loginLog } from '../login/log-calls.ts';
import { sendVerifyCode } from '../login/sendVerifyCode.ts';
import { messageFlag, modifyMessageFlag, sentMessages, setMessageLanguage } from '../messages/calls.ts';
import { changeNickName, setNickName } from '../members/calls.ts';
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
import { checkTransPass, unlockWithdraw, updateTranPass } from '../proofs/calls.ts';
import { checkLoginPwd, verifyCode } from '../proofs/check-calls.ts';
import { bindOtpInfo, disableOtpInfo, getOtpInfo, makeRecoveryCodes } from '../proofs/otp-calls.ts';
import { getCurrencyRate, getHistoryRate, getRates, getRateV2 } from '../rates/calls.ts';
import { forgetLoginPassword } from '../recovery/forget-calls.ts';
import {
  setLoginPasswordAndNickName,
  updateLoginPassword,
  updateLoginPasswordByVerifyCode,
  updateLoginPasswordWhenExpired,
} from '../recovery/password-calls.ts';
import { requestRecovery } from '../recovery/request-calls.ts';
import { disableAccount, stopByLink } from '../recovery/stop-calls.ts';
import { bindEmail, bindPhone, bindPhoneOrEmailP96, changeEmail, changePhone } from '../security/bind-calls.ts';
import { deviceList, deviceRevoke, deviceRevokeOthers } from '../security/device-calls.ts';
import {
  emailVerifySwitchOff,
  emailVerifySwitchOn,
  phoneVerifySwitchOff,
  phoneVerifySwitchOn,
} from '../security/login-factor-calls.ts';
import { setAntiPhishingCode } from '../security/setAntiPhishingCode.ts';
import { transferTo } from '../sending/transferTo.ts';
import { getDiscountShowConfig, transFunctionType } from '../trades/calls.ts';
import { answerOffer, getAcceptorConfig, getBanBankCardInfo, queryOffers, updateAcceptorConfig } from '../trades/acceptor-calls.ts';
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
import { uploadVideo } from '../files/uploadVideo.ts';
import { getVideo } from '../files/getVideo.ts';

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
    sendVerifyCode,
    validateSlider,
    verifyCode,
    getVideo,
  },
  inbox: { setReceivedRead },
  kyc: { createKycHigher, createKycJunior, getUserPhone, sendSmsPub, uploadPicPub, uploadVideoPub },
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
  user: {
    addressWhitelistSwitchOff,
    addressWhitelistSwitchOn,
    bindEmail,
    bindOtpInfo,
    bindPhone,
    bindPhoneOrEmailP96,
    biometricsLoginOff,
    biometricsLoginOn,
    biometricsOff,
    biometricsOn,
    changeEmail,
    changeNickName,
    changePhone,
    checkEmailCodePub,
    checkEmailRegCode,
    checkLoginPwd,
    checkTransPass,
    checkoutPhone,
    checkoutPhoneCode,
    closeSwitch,
    createKycRecord,
    deviceList,
    deviceRevoke,
    deviceRevokeOthers,
    disableAccount,
    disableOtpInfo,
    emailVerifySwitchOff,
    emailVerifySwitchOn,
    forgetLoginPassword,
    getCustomizeOrderQuantitySet,
    getCustomizePaymentLimitSet,
    getKycInfo,
    getOtpInfo,
    getUploadFileSupport,
    getUserBalance,
    getUserInfo,
    getValueHistory,
    login,
    loginAuth,
    loginLog,
    logout,
    makeRecoveryCodes,
    messageFlag,
    modifyMessageFlag,
    phoneVerifySwitchOff,
    phoneVerifySwitchOn,
    queryEmailByPhone,
    register,
    requestRecovery,
    resetPaymentLimit,
    sendEmailPub,
    sendEmailRegCode,
    sendMsg,
    sentMessages,
    setAntiPhishingCode,
    setLoginPasswordAndNickName,
    setMessageLanguage,
    setNickName,
    stopByLink,
    sumPeriodLog,
    unlockWithdraw,
    updateCustomizeDailyPaymentLimit,
    updateCustomizeOrderQuantitySet,
    updateLoginPassword,
    updateLoginPasswordByVerifyCode,
    updateLoginPasswordWhenExpired,
    updateTranPass,
    uploadFile,
    uploadFileKyc,
    uploadVideo,
  },
} satisfies Handlers;
