import type { WingHandlers } from '../call/Handlers.ts';
import { biometricsLoginOff, biometricsLoginOn, biometricsOff, biometricsOn } from './biometrics/calls.ts';
import { generateSlider, validateSlider } from './captcha/calls.ts';
import {
  checkEmailCodePub,
  checkEmailRegCode,
  checkPhoneOrEmail,
  checkoutPhone,
  checkoutPhoneCode,
  queryEmailByPhone,
  sendEmailPub,
  sendEmailRegCode,
  sendMsg,
} from './codes/calls.ts';
import { login, loginAuth, logout, register } from './login/calls.ts';
import { loginLog } from './login/log-calls.ts';
import { sendReplySms, verifyReplySms } from './login/reply-calls.ts';
import { sendMsgById, sendVerifyCode } from './login/sendVerifyCode.ts';
import { passkeyAdd, passkeyList, passkeyOffer, passkeyRemove, passkeyRename } from './passkeys/calls.ts';
import { passkeyAsk, passkeyLogin } from './passkeys/login-calls.ts';
import { checkTransPass, unlockWithdraw, updateTranPass } from './proofs/calls.ts';
import { checkLoginPwd, verifyCode } from './proofs/check-calls.ts';
import { bindOtpInfo, disableOtpInfo, getOtpInfo, makeRecoveryCodes } from './proofs/otp-calls.ts';
import { forgetLoginPassword } from './recovery/forget-calls.ts';
import {
  setLoginPasswordAndNickName,
  updateLoginPassword,
  updateLoginPasswordByVerifyCode,
  updateLoginPasswordWhenExpired,
} from './recovery/password-calls.ts';
import { requestRecovery } from './recovery/request-calls.ts';
import { disableAccount, stopByLink } from './recovery/stop-calls.ts';
import { bindEmail, bindPhone, bindPhoneOrEmailP96, changeEmail, changePhone } from './security/bind-calls.ts';
import { deviceList, deviceRevoke, deviceRevokeOthers } from './security/device-calls.ts';
import { devicePlace, deviceRecord } from './security/device-record.ts';
import {
  emailVerifySwitchOff,
  emailVerifySwitchOn,
  phoneVerifySwitchOff,
  phoneVerifySwitchOn,
} from './security/login-factor-calls.ts';
import { replySmsOff, replySmsOn } from './security/reply-sms-calls.ts';
import { setAntiPhishingCode } from './security/setAntiPhishingCode.ts';
import { setScreenshotProtection } from './security/setScreenshotProtection.ts';

/** The calls that this wing answers, by the contract's areas. */
export const accessHandlers = {
  common: {
    checkPhoneOrEmail,
    generateSlider,
    sendReplySms,
    sendVerifyCode,
    validateSlider,
    verifyCode,
    verifyReplySms,
  },
  user: {
    bindEmail,
    bindOtpInfo,
    bindPhone,
    bindPhoneOrEmailP96,
    biometricsLoginOff,
    biometricsLoginOn,
    biometricsOff,
    biometricsOn,
    changeEmail,
    changePhone,
    checkEmailCodePub,
    checkEmailRegCode,
    checkLoginPwd,
    checkTransPass,
    checkoutPhone,
    checkoutPhoneCode,
    deviceList,
    devicePlace,
    deviceRecord,
    deviceRevoke,
    deviceRevokeOthers,
    disableAccount,
    disableOtpInfo,
    emailVerifySwitchOff,
    emailVerifySwitchOn,
    forgetLoginPassword,
    getOtpInfo,
    login,
    loginAuth,
    loginLog,
    logout,
    makeRecoveryCodes,
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
    replySmsOff,
    replySmsOn,
    requestRecovery,
    sendEmailPub,
    sendEmailRegCode,
    sendMsg,
    sendMsgById,
    setAntiPhishingCode,
    setLoginPasswordAndNickName,
    setScreenshotProtection,
    stopByLink,
    unlockWithdraw,
    updateLoginPassword,
    updateLoginPasswordByVerifyCode,
    updateLoginPasswordWhenExpired,
    updateTranPass,
  },
} satisfies WingHandlers;
