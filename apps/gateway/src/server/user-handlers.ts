import { getUserBalance } from '../account/calls.ts';
import { getUserInfo } from '../account/getUserInfo.ts';
import { biometricsLoginOff, biometricsLoginOn, biometricsOff, biometricsOn } from '../biometrics/calls.ts';
import { sumPeriodLog } from '../bonuses/calls.ts';
import {
  checkEmailCodePub,
  checkEmailRegCode,
  checkoutPhone,
  checkoutPhoneCode,
  queryEmailByPhone,
  sendEmailPub,
  sendEmailRegCode,
  sendMsg,
} from '../codes/calls.ts';
import { addressWhitelistSwitchOff, addressWhitelistSwitchOn } from '../contacts/calls/whitelist.ts';
import { getValueHistory } from '../daily-values/getValueHistory.ts';
import { getUploadFileSupport, uploadFile } from '../files/calls.ts';
import { invitationCodeBinding, registerInvitation } from '../invitations/calls.ts';
import { getKycInfo } from '../kyc/calls.ts';
import { createKycRecord } from '../kyc/createKycRecord.ts';
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
import { sendMsgById } from '../login/sendVerifyCode.ts';
import { messageFlag, modifyMessageFlag, sentMessages, setMessageLanguage } from '../messages/calls.ts';
import { changeNickName, setNickName } from '../members/calls.ts';
import { checkTransPass, unlockWithdraw, updateTranPass } from '../proofs/calls.ts';
import { checkLoginPwd } from '../proofs/check-calls.ts';
import { bindOtpInfo, disableOtpInfo, getOtpInfo, makeRecoveryCodes } from '../proofs/otp-calls.ts';
import { passkeyAdd, passkeyList, passkeyOffer, passkeyRemove, passkeyRename } from '../passkeys/calls.ts';
import { passkeyAsk, passkeyLogin } from '../passkeys/login-calls.ts';
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
import { replySmsOff, replySmsOn } from '../security/reply-sms-calls.ts';
import { setAntiPhishingCode } from '../security/setAntiPhishingCode.ts';
import { uploadVideo } from '../files/uploadVideo.ts';

/** Handlers of the area `user`, the largest one. `handlers.ts` holds them against the contract. */
export const userHandlers = {
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
  passkeyAdd,
  passkeyAsk,
  passkeyList,
  passkeyLogin,
  passkeyOffer,
  passkeyRemove,
  passkeyRename,
  phoneVerifySwitchOff,
  phoneVerifySwitchOn,
  queryEmailByPhone,
  register,
  requestRecovery,
  resetPaymentLimit,
  sendEmailPub,
  sendEmailRegCode,
  sendMsg,
  sendMsgById,
  invitationCodeBinding,
  registerInvitation,
  replySmsOff,
  replySmsOn,
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
};
