import { addressWhitelistSwitchOff } from './addressWhitelistSwitchOff.ts';
import { addressWhitelistSwitchOn } from './addressWhitelistSwitchOn.ts';
import { bindEmail } from './bindEmail.ts';
import { bindOtpInfo } from './bindOtpInfo.ts';
import { bindPhone } from './bindPhone.ts';
import { bindPhoneOrEmailP96 } from './bindPhoneOrEmailP96.ts';
import { biometricsLoginOff } from './biometricsLoginOff.ts';
import { biometricsLoginOn } from './biometricsLoginOn.ts';
import { biometricsOff } from './biometricsOff.ts';
import { biometricsOn } from './biometricsOn.ts';
import { changeEmail } from './changeEmail.ts';
import { changeNickName } from './changeNickName.ts';
import { changePhone } from './changePhone.ts';
import { checkEmailCodePub } from './checkEmailCodePub.ts';
import { checkEmailRegCode } from './checkEmailRegCode.ts';
import { checkLoginPwd } from './checkLoginPwd.ts';
import { checkTransPass } from './checkTransPass.ts';
import { checkoutPhone } from './checkoutPhone.ts';
import { checkoutPhoneCode } from './checkoutPhoneCode.ts';
import { closeSwitch } from './closeSwitch.ts';
import { createKycRecord } from './createKycRecord.ts';
import { disableAccount } from './disableAccount.ts';
import { disableOtpInfo } from './disableOtpInfo.ts';
import { emailVerifySwitchOff } from './emailVerifySwitchOff.ts';
import { emailVerifySwitchOn } from './emailVerifySwitchOn.ts';
import { forgetLoginPassword } from './forgetLoginPassword.ts';
import { getCustomizeOrderQuantitySet } from './getCustomizeOrderQuantitySet.ts';
import { getCustomizePaymentLimitSet } from './getCustomizePaymentLimitSet.ts';
import { getKycInfo } from './getKycInfo.ts';
import { getOtpInfo } from './getOtpInfo.ts';
import { getUploadFileSupport } from './getUploadFileSupport.ts';
import { getUserBalance } from './getUserBalance.ts';
import { getUserInfo } from './getUserInfo.ts';
import { invitationCodeBinding } from './invitationCodeBinding.ts';
import { login } from './login.ts';
import { loginAuth } from './loginAuth.ts';
import { logout } from './logout.ts';
import { messageFlag } from './messageFlag.ts';
import { modifyMessageFlag } from './modifyMessageFlag.ts';
import { phoneVerifySwitchOff } from './phoneVerifySwitchOff.ts';
import { phoneVerifySwitchOn } from './phoneVerifySwitchOn.ts';
import { queryEmailByPhone } from './queryEmailByPhone.ts';
import { register } from './register.ts';
import { registerInvitation } from './registerInvitation.ts';
import { replySmsOff } from './replySmsOff.ts';
import { replySmsOn } from './replySmsOn.ts';
import { resetPaymentLimit } from './resetPaymentLimit.ts';
import { sendEmailPub } from './sendEmailPub.ts';
import { sendEmailRegCode } from './sendEmailRegCode.ts';
import { sendMsg } from './sendMsg.ts';
import { sendMsgById } from './sendMsgById.ts';
import { setAntiPhishingCode } from './setAntiPhishingCode.ts';
import { setLoginPasswordAndNickName } from './setLoginPasswordAndNickName.ts';
import { setNickName } from './setNickName.ts';
import { sumPeriodLog } from './sumPeriodLog.ts';
import { unlockWithdraw } from './unlockWithdraw.ts';
import { updateCustomizeDailyPaymentLimit } from './updateCustomizeDailyPaymentLimit.ts';
import { updateCustomizeOrderQuantitySet } from './updateCustomizeOrderQuantitySet.ts';
import { updateLoginPassword } from './updateLoginPassword.ts';
import { updateLoginPasswordByVerifyCode } from './updateLoginPasswordByVerifyCode.ts';
import { updateLoginPasswordWhenExpired } from './updateLoginPasswordWhenExpired.ts';
import { updateTranPass } from './updateTranPass.ts';
import { uploadFile } from './uploadFile.ts';
import { uploadFileKyc } from './uploadFileKyc.ts';

export const user = {
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
  invitationCodeBinding,
  login,
  loginAuth,
  logout,
  messageFlag,
  modifyMessageFlag,
  phoneVerifySwitchOff,
  phoneVerifySwitchOn,
  queryEmailByPhone,
  register,
  registerInvitation,
  replySmsOff,
  replySmsOn,
  resetPaymentLimit,
  sendEmailPub,
  sendEmailRegCode,
  sendMsg,
  sendMsgById,
  setAntiPhishingCode,
  setLoginPasswordAndNickName,
  setNickName,
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
} as const;
