import { type contract, KYC_APPLY_STATUS, type KycInfo } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';
import { countAttempt, readAttempts } from '../call/attempts.ts';
import type { Handler } from '../call/CallContext.ts';
import { admit } from '../call/Outcome.ts';
import { together } from '../db/index.ts';
import { readDay } from '../limits/payment-limit.ts';
import { getMember, type KycLevel } from '../members/members.ts';
import { withdrawableToday } from '../withdrawals/day-limit.ts';
import { maskIdNo, maskRealName, readPerson } from './documents.ts';
import { findIdentity, type Identity, storeIdentity } from './identities.ts';

const JUNIOR = 1;
const DAY = 24 * 60 * 60 * 1000;

const triesKey = (memberId: bigint): string => `kyc ${memberId}`;

export const createKycJunior: Handler<typeof contract.kyc.createKycJunior> = async (application, ctx) => {
  const { db, config, clock, session } = ctx;
  const member = await getMember(db, session.memberId);
  if (member.kycLevel >= JUNIOR) throw new ApiFailure('KYC_DONE_ALREADY');
  const untilTomorrow = DAY - ((clock.now() + config.policy.transfer.dayStartsAtUtcOffset) % DAY);
  // Counts before it looks, so that tries at the same time cannot ask whose document a number is more often.
  const { points } = await countAttempt(db, triesKey(session.memberId), untilTomorrow);
  if (points > config.policy.kyc.triesADay) throw new ApiFailure('EXCEED_LIMIT');
  const person = admit(readPerson(application, clock.now()));
  if (!(await storeIdentity(db, config, session.memberId, person))) throw new ApiFailure('ALREADY_EXISTS');
  return { kycLevel: JUNIOR, kycApplyStatus: KYC_APPLY_STATUS.passed };
};

export const getKycInfo: Handler<typeof contract.user.getKycInfo> = async (_input, { db, config, session }) => {
  const { policy } = config;
  const [member, day, identity, tries] = await together(db, (asked) => [
    getMember(asked, session.memberId),
    readDay(asked, policy, session.memberId),
    findIdentity(asked, config, session.memberId),
    readAttempts(asked, triesKey(session.memberId)),
  ]);
  const left = withdrawableToday(policy, member, day);
  return {
    ...applicationOf(identity),
    triesLeft: Math.max(0, policy.kyc.triesADay - tries.points),
    kycLevel: member.kycLevel,
    kycPermissionLevel: member.kycLevel,
    kycApplyStatus: member.kycLevel > 0 ? KYC_APPLY_STATUS.passed : KYC_APPLY_STATUS.none,
    limits: policy.kycLimits.map(({ withdrawADay, transferADay, perOrder, ordersADay }, level) => ({
      kycLevel: level as KycLevel,
      withdrawADay: fromMinorUnits(withdrawADay, USDT_PLACES),
      transferADay: fromMinorUnits(transferADay, USDT_PLACES),
      perOrder: perOrder === null ? null : fromMinorUnits(perOrder, USDT_PLACES),
      ordersADay: ordersADay === null ? null : fromMinorUnits(ordersADay, USDT_PLACES),
    })),
    withdrawToday: { used: fromMinorUnits(day.withdrawn, USDT_PLACES), left: fromMinorUnits(left, USDT_PLACES) },
  };
};

/** The documents of a member, masked. The operator sets levels above 1 while no call takes an application for them. */
function applicationOf(identity: Identity | undefined) {
  return {
    applyLevel: null,
    failReason: '',
    countryCode: identity?.countryCode ?? '',
    idType: identity?.idType ?? null,
    realNameMasked: identity ? maskRealName(identity.realName) : '',
    idNoMasked: identity ? maskIdNo(identity.idNo) : '',
    submittedAt: identity?.verifiedAt ?? null,
    reviewedAt: identity?.verifiedAt ?? null,
  } satisfies Partial<KycInfo>;
}
