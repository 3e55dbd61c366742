import { type contract, type UserInfo, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { viewBalances } from '../../assets/amounts.ts';
import { lastReceivedOf } from '../bills/received-money.ts';
import type { JoinedHandler } from '../../call/CallContext.ts';
import type { Config } from '../../config/index.ts';
import { type Sql, sql } from '../../db/index.ts';
import { balancesOf, type PackedBalance, unpackBalances } from '../../ledger/index.ts';
import { openIdentity, sealedIdentityOf } from '../../people/identity/identities.ts';
import { LAST_POP_NOTICE } from '../../house/content/readContent.ts';
import { applyStatusOf, lastStateOf } from '../../house/kyc/apply-status.ts';
import type { ApplicationState } from '../../house/kyc/life.ts';
import { activeLimit } from '../../money/limits/own-limits.ts';
import { transferLimit } from '../../money/limits/payment-limit.ts';
import {
  loginNameOf,
  type Member,
  MEMBER_COLUMNS,
  type Restriction as RestrictionKind,
} from '../../people/members/members.ts';
import { viewHold } from '../../people/members/holds.ts';
import { flagUnderHold, transferFlagOf } from '../../people/members/permissions.ts';
import { viewChangeProofs } from '../../access/factors/requireProofs.ts';
import { takesReplies } from '../../access/sms-replies/replies.ts';
import { type TradeCounts, tradeCountsOf } from '../../trade/trades/records.ts';
import { newVouchersOf } from '../../money/vouchers/read-vouchers.ts';

interface Restriction {
  readonly kind: RestrictionKind;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Everything about the member in one row. */
interface Row extends Member {
  readonly balances: readonly PackedBalance[];
  readonly addressList: UserInfo['addressList'];
  readonly windows: readonly Restriction[];
  readonly paymentLimit: bigint | null;
  readonly hasOrderLimit: boolean;
  readonly newVouchers: bigint;
  readonly hasUnread: boolean;
  readonly trades: TradeCounts;
  /** The state of the last application above the level. */
  readonly application: ApplicationState | null;
  readonly identity: Buffer | null;
  readonly lastReceivedAt: number | null;
  readonly lastPopNotice: string | null;
  readonly receivedSeenAt: number;
  readonly recovery: NonNullable<UserInfo['recovery']> | null;
}

export const getUserInfo: JoinedHandler<typeof contract.user.getUserInfo, Row> = {
  read: (_input, caller) => sql`
    select ${MEMBER_COLUMNS}, ${balancesOf(sql`m.id`)} as balances, ${destinationsOf(sql`m.id`)} as "addressList",
      ${windowsOf(sql`m.id`)} as windows, ${sealedIdentityOf(sql`m.id`)} as identity, ${activeLimit(sql`m.id`, 'payment')} as "paymentLimit",
      ${activeLimit(sql`m.id`, 'orderQuantity')} is not null as "hasOrderLimit", ${newVouchersOf(sql`m.id`)} as "newVouchers",
      exists (select 1 from notice n where n.member_id = m.id and n.read_at is null) as "hasUnread",
      ${tradeCountsOf(sql`m.id`)} as trades,
      ${lastStateOf(sql`m.id`, sql`m.kyc_level`)} as application,
      ${lastReceivedOf(sql`m.id`)} as "lastReceivedAt", m.received_seen_at as "receivedSeenAt",
      ${LAST_POP_NOTICE} as "lastPopNotice",
      ${waitingRecoveryOf(sql`m.id`)} as recovery
    from member m where m.id = ${caller}`,

  async answer(_input, ctx, row) {
    if (!row) throw new Error('The member of a session is not there.');
    const { config, ledger, session } = ctx;
    const name = loginNameOf(row);
    return {
      id: String(row.id),
      userId: String(row.id),
      userName: row.userNo,
      loginName: name.kind === 'phone' ? name.number : name.email,
      countryCode: row.countryCode,
      phone: row.phone ?? '',
      email: row.email ?? '',
      nickName: row.nickName,
      headUrl: row.headUrl,
      userType: row.userType,
      balanceList: await viewBalances(ledger, unpackBalances(row.balances)),
      addressList: row.addressList,
      addressWhitelist: row.addressWhitelist,
      fullAmountFlg: row.takesFeeFromAmount ? 1 : 0,
      rechargeFlag: row.rechargeFlag,
      transferFlag: transferFlagOf(row),
      userFlag: row.userFlag,
      withdrawFlag: flagUnderHold(row.withdrawFlag, row),
      sellFlag: row.sellFlag,
      hold: viewHold(config.policy, row),
      recovery: row.recovery,
      kycLevel: row.kycLevel,
      kycPermissionLevel: row.kycLevel,
      kycApplyStatus: applyStatusOf(row.kycLevel, row.application),
      kycRealName: row.identity ? openIdentity(config, row.id, row.identity).realName : '',
      dailyTransferLimit: fromMinorUnits(transferLimit(config.policy, row, row.paymentLimit), USDT_PLACES),
      invitationCode: row.invitationCode,
      memeberCustomizeSwitch: row.hasOrderLimit,
      memberCustomizePaymentLimitSwitch: row.paymentLimit !== null,
      newVoucherNum: Number(row.newVouchers),
      successOrderNum: row.trades.completed,
      totalOrderNum: row.trades.ended,
      lastLoginDate: row.lastLoginAt,
      redDots: row.hasUnread ? ['inbox'] : [],
      hasNoticeDot: (row.lastReceivedAt ?? 0) > row.receivedSeenAt,
      lastReceivedAt: row.lastReceivedAt,
      hasPopNotice: row.lastPopNotice !== null,
      lastPopNotice: row.lastPopNotice,
      tokenExpiredDate: session.expiresAt,
      // Last: V8 takes 100 µs longer to add named fields to an object that begins with several others.
      ...NOT_OPEN_YET,
      changeProofs: viewChangeProofs(ctx, row),
      ...securityOf(config, row),
      ...restrictionsOf(row.windows),
    };
  },
};

function securityOf(config: Config, member: Member) {
  const authMethods: UserInfo['authMethods'] = [];
  if (member.phone !== null) authMethods.push(1);
  if (member.email !== null) authMethods.push(2);
  if (member.otpBoundAt !== null) authMethods.push(3);
  if (member.payPasswordHash !== null) authMethods.push(4);
  authMethods.push(9);
  const steps = [
    member.phone !== null,
    member.email !== null,
    member.payPasswordHash !== null,
    member.otpBoundAt !== null,
    member.antiPhishingCode !== '',
    member.addressWhitelist,
  ];
  return {
    hasTranPass: member.payPasswordHash !== null,
    pwdExpired: member.passwordExpired,
    transPwdExpired: false,
    tranPassFailTimes: member.payPasswordFails,
    antiPhishingCode: member.antiPhishingCode,
    screenshotProtection: member.screenshotProtection,
    verifyPhone: member.loginFactors.includes(VERIFY_TYPES.phone),
    verifyEmail: member.loginFactors.includes(VERIFY_TYPES.email),
    replySms: takesReplies(config, member),
    replySmsOffered: config.smsReplies !== undefined,
    verifyOtp: member.otpBoundAt !== null,
    boundOtp: member.otpBoundAt !== null,
    authMethods,
    securityLevel: steps.filter(Boolean).length,
  };
}

/** The coins and networks of the address book's addresses, each pair once. */
const destinationsOf = (member: Sql) => sql`(
  select coalesce(jsonb_agg(d order by d), '[]') from (
    select distinct currency as "currencyCode", network as protocol from contact
    where member_id = ${member} and payee_id is null
  ) d)`;

/** The request to replace something lost that waits. */
const waitingRecoveryOf = (member: Sql) => sql`(
  select jsonb_build_object('kind', kind, 'effectiveAt', epoch_ms(effective_at)) from recovery_request
  where member_id = ${member} and state = 'waiting' limit 1)`;

/** Restrictions that have not ended. */
const windowsOf = (member: Sql) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'startsAt', epoch_ms(starts_at), 'endsAt', epoch_ms(ends_at))), '[]')
  from restriction where member_id = ${member} and ends_at > app_now())`;

function restrictionsOf(windows: readonly Restriction[]) {
  const of = (kind: RestrictionKind) => windows.find((row) => row.kind === kind);
  return {
    accountInvalidStart: of('account')?.startsAt ?? null,
    accountInvalidEnd: of('account')?.endsAt ?? null,
    buyInvalidStart: of('buy')?.startsAt ?? null,
    buyInvalidEnd: of('buy')?.endsAt ?? null,
    sellInvalidStart: of('sell')?.startsAt ?? null,
    sellInvalidEnd: of('sell')?.endsAt ?? null,
    rechargeInvalidStart: of('recharge')?.startsAt ?? null,
    rechargeInvalidEnd: of('recharge')?.endsAt ?? null,
    withdrawalInvalidStart: of('withdrawal')?.startsAt ?? null,
    withdrawalInvalidEnd: of('withdrawal')?.endsAt ?? null,
  };
}

/** Fields of the session whose functions are closed in `getCommonConfigs`: nothing bound or waiting. */
const NOT_OPEN_YET = {
  kycAllLimitSwitchOn: true,
  isTranPassAudit: false,
  hasCreditCard: false,
  creditSwitchOn: false,
  systemSwitch: true,
  modifyPhone: false,
  modifyPhoneRequest: false,
  payMethodType: [],
} satisfies Partial<UserInfo>;
