import type { contract, UserInfo } from '@ezwallet/api-client/contract';
import type { Handler, MemberContext } from '../call/CallContext.ts';
import { readBalances } from '../assets/amounts.ts';
import { sql } from '../db/index.ts';
import { flagUnderHold, transferFlagOf } from '../members/permissions.ts';
import { getMember, loginNameOf, type Member } from '../members/members.ts';
import { formatMoney } from '../ledger/index.ts';
import { readOwnLimit } from '../limits/own-limits.ts';
import { transferLimit } from '../limits/payment-limit.ts';
import { countNewVouchers } from '../vouchers/read-vouchers.ts';
import { USDT_PLACES } from '../assets/catalogue.ts';

export const getUserInfo: Handler<typeof contract.user.getUserInfo> = async (_input, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  const name = loginNameOf(member);
  const balanceList = await readBalances(ctx.ledger, member.id);
  const ownLimit = await readOwnLimit(ctx.db, member.id, 'payment');
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
    addressList: await destinationsOf(ctx),
    addressWhitelist: member.addressWhitelist,
    fullAmountFlg: member.takesFeeFromAmount ? 1 : 0,
    rechargeFlag: member.rechargeFlag,
    transferFlag: transferFlagOf(member),
    userFlag: member.userFlag,
    withdrawFlag: flagUnderHold(member.withdrawFlag, member.isOnHold),
    sellFlag: member.sellFlag,
    kycLevel: member.kycLevel,
    kycPermissionLevel: member.kycLevel,
    kycApplyStatus: member.kycLevel > 0 ? 2 : 0,
    dailyTransferLimit: formatMoney(transferLimit(ctx.config.policy, member, ownLimit), USDT_PLACES),
    invitationCode: member.invitationCode,
    memeberCustomizeSwitch: (await readOwnLimit(ctx.db, member.id, 'orderQuantity')).active !== null,
    memberCustomizePaymentLimitSwitch: ownLimit.active !== null,
    newVoucherNum: await countNewVouchers(ctx.db, member.id),
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

/** What the address book has addresses for, each coin and network once. */
async function destinationsOf({ db, session }: MemberContext): Promise<UserInfo['addressList']> {
  return await db.query<UserInfo['addressList'][number]>(sql`
    select distinct currency as "currencyCode", network as protocol from contact
    where member_id = ${session.memberId} and payee_id is null order by 1, 2`);
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
  redDots: [],
  screenshotProtection: false,
  kycAllLimitSwitchOn: true,
  kycRealName: '',
  isTranPassAudit: false,
  hasCreditCard: false,
  creditSwitchOn: false,
  hasNoticeDot: false,
  hasPopNotice: false,
  systemSwitch: true,
  modifyPhone: false,
  modifyPhoneRequest: false,
  payMethodType: [],
} satisfies Partial<UserInfo>;
