import { type contract, KYC_APPLY_STATUS, type KycInfo } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { countAttempt, readAttempts } from '../../call/attempts.ts';
import type { Handler } from '../../call/CallContext.ts';
import { admit } from '../../call/Outcome.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql, together } from '../../db/index.ts';
import { readDay } from '../../money/limits/payment-limit.ts';
import { getMember, type KycLevel } from '../../people/members/members.ts';
import { withdrawableToday } from '../../money/withdrawals/day-limit.ts';
import { applyStatusOf } from './apply-status.ts';
import { startOfToday } from './day.ts';
import { CASE_COLUMNS, type KycCase } from './KycCase.ts';
import { maskIdNo, maskRealName, readPerson } from '../../people/identity/documents.ts';
import { findIdentity, type Identity, storeIdentity } from '../../people/identity/identities.ts';

const JUNIOR = 1;
const DAY = 24 * 60 * 60 * 1000;

const TOP = 4;

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
  const [member, day, identity, tries, last] = await together(db, (asked) => [
    getMember(asked, session.memberId),
    readDay(asked, policy, session.memberId),
    findIdentity(asked, config, session.memberId),
    readAttempts(asked, triesKey(session.memberId)),
    readLast(asked, policy, session.memberId),
  ]);
  const left = withdrawableToday(policy, member, day);
  const { kycLevel } = member;
  // What the operator has decided without an application is decided all the same.
  const current = last && last.level > kycLevel ? last : undefined;
  const used = kycLevel === 0 ? tries.points : last?.nextLevel === kycLevel + 1 ? Number(last.tries) : 0;
  return {
    ...personOf(identity),
    ...datesOf(identity, last),
    applyLevel: current?.level ?? null,
    failReason: current?.state === 'failed' ? current.reason : '',
    triesLeft: kycLevel === TOP ? 0 : Math.max(0, policy.kyc.triesADay - used),
    kycLevel,
    kycPermissionLevel: kycLevel,
    kycApplyStatus: applyStatusOf(kycLevel, current?.state ?? null),
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

interface Last extends KycCase {
  /** The level that the member can apply for, and the tries of today for it. */
  readonly nextLevel: number;
  readonly tries: bigint;
}

/** The last application of a member; undefined without one. */
const readLast = (db: Db, policy: Policy, memberId: bigint) =>
  db.maybe<Last>(sql`
    select ${CASE_COLUMNS}, m.kyc_level + 1 as "nextLevel", (select count(*) from kyc_case t
      where t.member_id = m.id and t.level = m.kyc_level + 1 and t.created_at >= ${startOfToday(policy)}) as tries
    from kyc_case k join member m on m.id = k.member_id where k.member_id = ${memberId} order by k.id desc limit 1`);

/** The document of a member, masked. */
const personOf = (identity: Identity | undefined) =>
  ({
    countryCode: identity?.countryCode ?? '',
    idType: identity?.idType ?? null,
    realNameMasked: identity ? maskRealName(identity.realName) : '',
    idNoMasked: identity ? maskIdNo(identity.idNo) : '',
  }) satisfies Partial<KycInfo>;

/** When the last application came and was decided; level 1 is decided when it comes. */
function datesOf(identity: Identity | undefined, last: Last | undefined) {
  if (!last) return { submittedAt: identity?.verifiedAt ?? null, reviewedAt: identity?.verifiedAt ?? null };
  return {
    submittedAt: last.createdAt,
    reviewedAt: last.state === 'passed' || last.state === 'failed' ? last.updatedAt : null,
  };
}
