import * as v from 'valibot';
import { RECOVERY_KINDS, SWITCHES, USER_TYPES } from '../../constants/security.ts';
import { balanceEntry } from './balance.ts';
import { amount, countryCode, time } from './fields.ts';
import { holdView } from './hold.ts';
import { verifyType } from './verification.ts';

/** A time window in which one kind of action is refused; both null when there is none. */
const until = v.nullable(time);

/** 1 open; 0 switched off; 3 partly off for a time after a change of the account's security: see `hold`. */
export const functionFlag = v.picklist(Object.values(SWITCHES));

/**
 * The signed-in member as the session contains it (product specification, section 3, with its spelling). `userName` is
 * the user number for incoming transfers; `phone` and `email` are unmasked. `verifyPhone` and `verifyEmail` say whether
 * every login asks for a code sent there.
 */
export const userInfo = v.object({
  id: v.string(),
  userId: v.string(),
  userName: v.string(),
  loginName: v.string(),
  countryCode: v.union([countryCode, v.literal('')]),
  phone: v.string(),
  email: v.string(),
  nickName: v.string(),
  headUrl: v.string(),
  hasTranPass: v.boolean(),
  userType: v.picklist(Object.values(USER_TYPES)),
  successOrderNum: v.number(),
  totalOrderNum: v.number(),
  balanceList: v.array(balanceEntry),
  addressList: v.array(v.object({ currencyCode: v.string(), protocol: v.string() })),
  redDots: v.array(v.string()),
  authMethods: v.array(verifyType),
  pwdExpired: v.boolean(),
  boundOtp: v.boolean(),
  antiPhishingCode: v.string(),
  screenshotProtection: v.boolean(),
  securityLevel: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  verifyEmail: v.boolean(),
  verifyOtp: v.boolean(),
  verifyPhone: v.boolean(),
  // Ours: whether a reply by SMS replaces the code to the phone.
  replySms: v.boolean(),
  // Ours: whether this deployment takes replies by SMS.
  replySmsOffered: v.boolean(),
  // Ours: the proofs that each kind of change asks for now, so that a screen says them before.
  changeProofs: v.object({
    setting: v.array(verifyType),
    access: v.array(verifyType),
    password: v.array(verifyType),
    recoveryCodes: v.array(verifyType),
  }),
  addressWhitelist: v.boolean(),
  rechargeFlag: functionFlag,
  transferFlag: functionFlag,
  userFlag: functionFlag,
  withdrawFlag: functionFlag,
  sellFlag: functionFlag,
  // Ours: the flag 3 does not tell why, how long, or what to do.
  hold: v.nullable(holdView),
  /** Ours: a request of `requestRecovery` that waits, whoever made it. `checkLoginPwd` and `verifyCode` stop it by what is said to be lost. */
  recovery: v.nullish(v.object({ kind: v.picklist(RECOVERY_KINDS), effectiveAt: time })),
  kycLevel: v.picklist([0, 1, 2, 3, 4]),
  kycPermissionLevel: v.picklist([0, 1, 2, 3, 4]),
  kycApplyStatus: v.picklist([0, 1, 2, 3]),
  kycAllLimitSwitchOn: v.boolean(),
  kycRealName: v.string(),
  isTranPassAudit: v.boolean(),
  tranPassFailTimes: v.number(),
  hasCreditCard: v.boolean(),
  creditSwitchOn: v.boolean(),
  invitationCode: v.string(),
  newVoucherNum: v.number(),
  lastLoginDate: v.nullable(time),
  /** Money came that the member has not seen yet. */
  hasNoticeDot: v.boolean(),
  /** When money last came, within a week; ours. */
  lastReceivedAt: v.nullable(time),
  hasPopNotice: v.boolean(),
  /** Id of the newest pop notice that is on. */
  lastPopNotice: v.nullable(v.string()),
  fullAmountFlg: v.picklist([0, 1]),
  systemSwitch: v.boolean(),
  memeberCustomizeSwitch: v.boolean(),
  memberCustomizePaymentLimitSwitch: v.boolean(),
  modifyPhone: v.boolean(),
  modifyPhoneRequest: v.boolean(),
  payMethodType: v.array(v.number()),
  tokenExpiredDate: time,
  transPwdExpired: v.boolean(),
  dailyTransferLimit: amount,
  accountInvalidStart: until,
  accountInvalidEnd: until,
  buyInvalidStart: until,
  buyInvalidEnd: until,
  sellInvalidStart: until,
  sellInvalidEnd: until,
  rechargeInvalidStart: until,
  rechargeInvalidEnd: until,
  withdrawalInvalidStart: until,
  withdrawalInvalidEnd: until,
});

/**
 * The signed-in member as `getUserInfo` answers (product specification, section 3, with its spelling). Each pair of
 * `…InvalidStart` and `…InvalidEnd` is a time window in which that action is refused, both null when there is none;
 * times in epoch milliseconds.
 */
export type UserInfo = v.InferOutput<typeof userInfo>;

/** A member without verification, with one holding and no restriction; the contract's example. */
export const USER_INFO_EXAMPLE: UserInfo = {
  id: '1024',
  userId: '1024',
  userName: '7KD42P',
  loginName: '13812345678',
  countryCode: '86',
  phone: '13812345678',
  email: '',
  nickName: 'Robin',
  headUrl: '',
  hasTranPass: true,
  userType: 0,
  successOrderNum: 0,
  totalOrderNum: 0,
  balanceList: [{ currency: 'USDT', balance: '6420.18', frozen: '0' }],
  addressList: [],
  redDots: [],
  authMethods: [1, 9],
  pwdExpired: false,
  boundOtp: false,
  antiPhishingCode: '',
  screenshotProtection: false,
  securityLevel: 2,
  verifyEmail: false,
  verifyOtp: false,
  verifyPhone: false,
  replySms: false,
  replySmsOffered: false,
  changeProofs: { setting: [1, 4], access: [1, 4], password: [1], recoveryCodes: [3] },
  addressWhitelist: false,
  rechargeFlag: 1,
  transferFlag: 1,
  userFlag: 1,
  withdrawFlag: 1,
  sellFlag: 1,
  hold: null,
  recovery: null,
  kycLevel: 0,
  kycPermissionLevel: 0,
  kycApplyStatus: 0,
  kycAllLimitSwitchOn: true,
  kycRealName: '',
  isTranPassAudit: false,
  tranPassFailTimes: 0,
  hasCreditCard: false,
  creditSwitchOn: false,
  invitationCode: 'EZ7KD42P',
  newVoucherNum: 0,
  lastLoginDate: 1_790_000_000_000,
  hasNoticeDot: false,
  lastReceivedAt: null,
  hasPopNotice: false,
  lastPopNotice: null,
  fullAmountFlg: 0,
  systemSwitch: true,
  memeberCustomizeSwitch: false,
  memberCustomizePaymentLimitSwitch: false,
  modifyPhone: false,
  modifyPhoneRequest: false,
  payMethodType: [],
  tokenExpiredDate: 1_790_000_000_000,
  transPwdExpired: false,
  dailyTransferLimit: '100',
  accountInvalidStart: null,
  accountInvalidEnd: null,
  buyInvalidStart: null,
  buyInvalidEnd: null,
  sellInvalidStart: null,
  sellInvalidEnd: null,
  rechargeInvalidStart: null,
  rechargeInvalidEnd: null,
  withdrawalInvalidStart: null,
  withdrawalInvalidEnd: null,
};
