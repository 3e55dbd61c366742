import { type contract, KYC_APPLY_STATUS, type KycInfo } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { getMember, type KycLevel } from '../../identity/members.ts';
import { formatMoney } from '../../ledger/index.ts';
import { USDT_PLACES } from '../../limits/payment-limit.ts';
import { withdrawToday } from '../../withdrawal/day-limit.ts';

export const getKycInfo: Handler<typeof contract.user.getKycInfo> = async (_input, { db, config, session }) => {
  const { policy } = config;
  const member = await getMember(db, session.memberId);
  const { used, left } = await withdrawToday(db, policy, member);
  return {
    ...NO_APPLICATION,
    kycLevel: member.kycLevel,
    kycPermissionLevel: member.kycLevel,
    kycApplyStatus: member.kycLevel > 0 ? KYC_APPLY_STATUS.passed : KYC_APPLY_STATUS.none,
    limits: policy.kycLimits.map((limit, level) => ({ kycLevel: level as KycLevel, ...limit })),
    withdrawToday: { used: formatMoney(used, USDT_PLACES), left: formatMoney(left, USDT_PLACES) },
  };
};

/** Levels are set by the operator as long as no call takes an application. */
const NO_APPLICATION = {
  applyLevel: null,
  failReason: '',
  triesLeft: 0,
  countryCode: '',
  idType: null,
  realNameMasked: '',
  idNoMasked: '',
  submittedAt: null,
  reviewedAt: null,
} satisfies Partial<KycInfo>;
