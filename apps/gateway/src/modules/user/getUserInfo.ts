import type { contract, UserInfo } from '@ezwallet/api-client/contract';
import type { Handler, MemberContext } from '../../app/CallContext.ts';
import { readBalances } from '../../assets/readBalances.ts';
import { sql } from '../../db/index.ts';
import { getMember, loginNameOf, type Member } from '../../identity/members.ts';
import { transferFlagOf } from '../../identity/transferFlagOf.ts';

export const getUserInfo: Handler<typeof contract.user.getUserInfo> = async (_input, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  const name = loginNameOf(member);
  const balanceList = await readBalances(ctx.ledger, member.id);
  const info: UserInfo = {
    ...NOT_OPEN_YET,
    ...securityOf(member),
    ...(await restrictionsOf(ctx)),
    id: String(member.id),
    userId: String(member.id),
    userName: member.userNo,
    loginName: name.kind === 'phone' ? name.number : name.email,
    countryCode: member.countryCode,
    phone: member.phone ?? '',
    email: member.email ?? '',
    nickName: member.nickName,
    headUrl: member.headUrl,
    userType: member.userType,
    balanceList,
    rechargeFlag: member.rechargeFlag,
    transferFlag: transferFlagOf(member),
    userFlag: member.userFlag,
    withdrawFlag: member.withdrawFlag,
    sellFlag: member.sellFlag,
    kycLevel: member.kycLevel,
    kycPermissionLevel: member.kycLevel,
    kycApplyStatus: member.kycLevel > 0 ? 2 : 0,
    dailyTransferLimit: ctx.config.policy.kycLimits[member.kycLevel]?.transferADay ?? '0',
    invitationCode: member.invitationCode,
    lastLoginDate: member.lastLoginAt,
    tokenExpiredDate: ctx.session.expiresAt,
  };
  return info;
};

function securityOf(member: Member) {
  const authMethods: UserInfo['authMethods'] = [];
  if (member.phone !== null) authMethods.push(1);
  if (member.email !== null) authMethods.push(2);
  if (member.payPasswordHash !== null) authMethods.push(4);
  authMethods.push(9);
  const steps = [
    member.phone !== null,
    member.email !== null,
    member.payPasswordHash !== null,
    member.kycLevel > 0,
    member.antiPhishingCode !== '',
  ];
  return {
    hasTranPass: member.payPasswordHash !== null,
    pwdExpired: member.passwordExpired,
    transPwdExpired: false,
    tranPassFailTimes: member.payPasswordFails,
    antiPhishingCode: member.antiPhishingCode,
    verifyPhone: member.phone !== null,
    verifyEmail: member.email !== null,
    verifyOtp: false,
    boundOtp: false,
    authMethods,
    securityLevel: steps.filter(Boolean).length,
  };
}

interface Restriction {
  kind: 'account' | 'buy' | 'sell' | 'recharge' | 'withdrawal';
  starts_at: number;
  ends_at: number;
}

async function restrictionsOf({ db, session }: MemberContext) {
  const rows = await db.query<Restriction>(sql`
    select kind, starts_at, ends_at from restriction where member_id = ${session.memberId} and ends_at > app_now()`);
  const of = (kind: Restriction['kind']) => rows.find((row) => row.kind === kind);
  return {
    accountInvalidStart: of('account')?.starts_at ?? null,
    accountInvalidEnd: of('account')?.ends_at ?? null,
    buyInvalidStart: of('buy')?.starts_at ?? null,
    buyInvalidEnd: of('buy')?.ends_at ?? null,
    sellInvalidStart: of('sell')?.starts_at ?? null,
    sellInvalidEnd: of('sell')?.ends_at ?? null,
    rechargeInvalidStart: of('recharge')?.starts_at ?? null,
    rechargeInvalidEnd: of('recharge')?.ends_at ?? null,
    withdrawalInvalidStart: of('withdrawal')?.starts_at ?? null,
    withdrawalInvalidEnd: of('withdrawal')?.ends_at ?? null,
  };
}

/** Fields of the session whose functions are closed in `getCommonConfigs`: nothing ordered, bound, or waiting. */
const NOT_OPEN_YET = {
  successOrderNum: 0,
  totalOrderNum: 0,
  addressList: [],
  redDots: [],
  screenshotProtection: false,
  addressWhitelist: false,
  kycAllLimitSwitchOn: true,
  kycRealName: '',
  isTranPassAudit: false,
  hasCreditCard: false,
  creditSwitchOn: false,
  newVoucherNum: 0,
  hasNoticeDot: false,
  hasPopNotice: false,
  fullAmountFlg: 0,
  systemSwitch: true,
  memeberCustomizeSwitch: false,
  memberCustomizePaymentLimitSwitch: false,
  modifyPhone: false,
  modifyPhoneRequest: false,
  payMethodType: [],
} satisfies Partial<UserInfo>;
