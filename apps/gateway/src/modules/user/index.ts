import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { changeNickName } from './changeNickName.ts';
import { checkEmailRegCode } from './checkEmailRegCode.ts';
import { checkTransPass } from './checkTransPass.ts';
import { checkoutPhone } from './checkoutPhone.ts';
import { checkoutPhoneCode } from './checkoutPhoneCode.ts';
import { getUserBalance } from './getUserBalance.ts';
import { getUserInfo } from './getUserInfo.ts';
import { login } from './login.ts';
import { loginAuth } from './loginAuth.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { sendEmailRegCode } from './sendEmailRegCode.ts';
import { sendMsg } from './sendMsg.ts';
import { setNickName } from './setNickName.ts';
import { updateTranPass } from './updateTranPass.ts';

export const user = {
  changeNickName,
  checkEmailRegCode,
  checkTransPass,
  checkoutPhone,
  checkoutPhoneCode,
  getUserBalance,
  getUserInfo,
  login,
  loginAuth,
  logout,
  register,
  sendEmailRegCode,
  sendMsg,
  setNickName,
  updateTranPass,
} satisfies ModuleHandlers<typeof contract.user>;
