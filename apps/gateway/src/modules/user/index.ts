import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { addressWhitelistSwitchOff } from './addressWhitelistSwitchOff.ts';
import { addressWhitelistSwitchOn } from './addressWhitelistSwitchOn.ts';
import { changeNickName } from './changeNickName.ts';
import { checkEmailRegCode } from './checkEmailRegCode.ts';
import { checkTransPass } from './checkTransPass.ts';
import { checkoutPhone } from './checkoutPhone.ts';
import { checkoutPhoneCode } from './checkoutPhoneCode.ts';
import { closeSwitch } from './closeSwitch.ts';
import { getCustomizeOrderQuantitySet } from './getCustomizeOrderQuantitySet.ts';
import { getCustomizePaymentLimitSet } from './getCustomizePaymentLimitSet.ts';
import { getKycInfo } from './getKycInfo.ts';
import { getUserBalance } from './getUserBalance.ts';
import { getUserInfo } from './getUserInfo.ts';
import { login } from './login.ts';
import { loginAuth } from './loginAuth.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { resetPaymentLimit } from './resetPaymentLimit.ts';
import { sendEmailRegCode } from './sendEmailRegCode.ts';
import { sendMsg } from './sendMsg.ts';
import { setNickName } from './setNickName.ts';
import { sumPeriodLog } from './sumPeriodLog.ts';
import { unlockWithdraw } from './unlockWithdraw.ts';
import { updateCustomizeDailyPaymentLimit } from './updateCustomizeDailyPaymentLimit.ts';
import { updateCustomizeOrderQuantitySet } from './updateCustomizeOrderQuantitySet.ts';
import { updateTranPass } from './updateTranPass.ts';

export const user = {
  addressWhitelistSwitchOff,
  addressWhitelistSwitchOn,
  changeNickName,
  checkEmailRegCode,
  checkTransPass,
  checkoutPhone,
  checkoutPhoneCode,
  closeSwitch,
  getCustomizeOrderQuantitySet,
  getCustomizePaymentLimitSet,
  getKycInfo,
  getUserBalance,
  getUserInfo,
  login,
  loginAuth,
  logout,
  register,
  resetPaymentLimit,
  sendEmailRegCode,
  sendMsg,
  setNickName,
  sumPeriodLog,
  unlockWithdraw,
  updateCustomizeDailyPaymentLimit,
  updateCustomizeOrderQuantitySet,
  updateTranPass,
} satisfies ModuleHandlers<typeof contract.user>;
