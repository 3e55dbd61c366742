import { type contract, type RecoveryKind, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import type { InferOutput } from 'valibot';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { isCodeRight, verifyCode } from '../codes/codes.ts';
import { type Db, fromNow, sql, together } from '../../db/index.ts';
import { knowsDevice } from '../../people/members/devices.ts';
import { keyOf, type LoginName, readLoginName } from '../../people/members/login-name.ts';
import { findByLoginName, type Member } from '../../people/members/members.ts';
import { isShut } from '../../people/members/permissions.ts';
import { readNewPassword } from '../../people/members/readNewPassword.ts';
import { noticeTo } from '../../people/messages/notices.ts';
import { tryLogin } from '../factors/login-tries.ts';
import { type Factor, factorsOf } from '../factors/factors.ts';
import { recoveryProcess } from './process.ts';
import { type Proving, proveFactors, sendFactorCodes } from '../factors/proveFactors.ts';

const { phone, email, otp, loginName, loginPassword, authId } = VERIFY_TYPES;

type Input = InferOutput<typeof contract.user.requestRecovery.request>;

/** What replaces the lost thing. */
interface Replacement {
  readonly passwordHash: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

export const requestRecovery: Handler<typeof contract.user.requestRecovery> = async (input, ctx) => {
  const name = readLoginName(input.loginName, input.countryCode);
  // Before anything else, so that time does not show whether there is an account.
  const replacement = await readReplacement(input, ctx);
  const [found, isKnownDevice] = await together(ctx.db, (asked) => [
    findByLoginName(asked, name),
    knowsDevice(asked, name, ctx.device),
  ]);
  const member = await proveFirst(ctx, input, name, found, isKnownDevice);
  if (isShut(member)) throw new ApiFailure('USER_INVALID');
  // Nobody has lost what they never had.
  if (input.kind !== 'password' && !factorsOf(member).includes(LOST[input.kind]))
    throw new ApiFailure('CONDITION_NOT_FULLFILL');

  const proving: Proving = { member, scene: 'forget', isKnownDevice, typedName: name };
  const remaining = remainingFactors(member, input.kind);
  if (remaining.length === 0 && input.kind !== 'password') throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const given = new Set(input.codes?.map(({ type }) => type));
  if (remaining.some((type) => !given.has(type))) await sendFactorCodes(ctx, proving, remaining);
  await proveFactors(ctx, proving, input.codes, remaining);
  await proveNewAddress(ctx, input);
  if (input.kind === 'password') await verifyCode(ctx, codeOf(name), input.verifyCode, 'consume');
  return { effectiveAt: await begin(ctx, member, input.kind, replacement) };
};

const codeOf = (name: LoginName) => ({ scene: 'forget', target: keyOf(name) }) as const;

async function readReplacement(input: Input, { hasher }: CallContext): Promise<Replacement> {
  const nothing = { passwordHash: null, countryCode: null, phone: null, email: null };
  switch (input.kind) {
    case 'password':
      return { ...nothing, passwordHash: await hasher.hashPassword(readNewPassword(input.newPassword, 'newPassword')) };
    case 'phone': {
      const name = readLoginName(input.newPhone, input.newCountryCode);
      if (name.kind !== 'phone') throw new ApiFailure('ARGS_INVALID', { fields: ['newPhone'] });
      return { ...nothing, countryCode: name.areaCode, phone: name.number };
    }
    case 'email': {
      const name = readLoginName(input.newEmail, undefined);
      if (name.kind !== 'email') throw new ApiFailure('ARGS_INVALID', { fields: ['newEmail'] });
      return { ...nothing, email: name.email };
    }
    case 'otp':
      return nothing;
  }
}

/** Counts a first proof as a login counts it. @throws {ApiFailure} as a login; the same whether or not there is an account */
async function proveFirst(
  ctx: CallContext,
  input: Input,
  name: LoginName,
  member: Member | undefined,
  isKnownDevice: boolean,
): Promise<Member> {
  const by = input.kind === 'password' ? 'code' : 'password';
  const captcha = { typed: input.loginName, ticket: input.captchaTicket };
  await tryLogin(ctx, { account: keyOf(name), by, isKnownDevice, captcha }, async () => {
    const isRight =
      input.kind === 'password'
        ? await isCodeRight(ctx, codeOf(name), input.verifyCode, 'check')
        : await ctx.hasher.verifyPassword(member?.passwordHash, input.loginPassword);
    return isRight && member !== undefined;
  });
  // The comparison needs a member to succeed.
  if (!member) throw new ApiFailure('TRY_AGAIN_LATER');
  return member;
}

/**
 * What the owner still has. A lost password leaves the document: who has another channel too needs no wait, see
 * `forgetLoginPassword`.
 */
function remainingFactors(member: Member, kind: RecoveryKind): Factor[] {
  const left = factorsOf(member);
  switch (kind) {
    case 'password':
      return left.filter((factor) => factor === authId);
    case 'phone':
    case 'email':
    case 'otp':
      return left.filter((factor) => ![LOST[kind], loginName, loginPassword].includes(factor as never));
  }
}

/** What each request says is lost. */
const LOST = { phone, email, otp } as const;

/** A code to the new phone or mailbox shows that the caller holds it. */
async function proveNewAddress(ctx: CallContext, input: Input): Promise<void> {
  if (input.kind === 'phone') {
    const target = keyOf(readLoginName(input.newPhone, input.newCountryCode));
    await verifyCode(ctx, { scene: 'newPhone', target }, input.newPhoneCode, 'consume');
  } else if (input.kind === 'email') {
    await verifyCode(
      ctx,
      { scene: 'newEmail', target: keyOf(readLoginName(input.newEmail, undefined)) },
      input.newEmailCode,
      'consume',
    );
  }
}

async function begin(ctx: CallContext, member: Member, kind: RecoveryKind, replacement: Replacement): Promise<number> {
  const { db, config } = ctx;
  const { wait } = config.policy.recovery;
  return await db.tx(async (tx) => {
    const row = await insertRequest(tx, member.id, kind, replacement, wait);
    const link = { does: 'stop', requestId: String(row.id) } as const;
    await tx.query(noticeTo(member.id, `asked ${kind}`, { facts: { until: row.effectiveAt }, link }));
    return row.effectiveAt;
  });
}

async function insertRequest(tx: Db, memberId: bigint, kind: RecoveryKind, given: Replacement, wait: number) {
  const row = await tx.maybe<{ id: bigint; effectiveAt: number }>(sql`
    insert into recovery_request (member_id, kind, password_hash, country_code, phone, email, effective_at)
    values (${memberId}, ${kind}, ${given.passwordHash}, ${given.countryCode}, ${given.phone}, ${given.email}, ${fromNow(wait)})
    on conflict (member_id) where state in ('new', 'waiting') do nothing
    returning id, effective_at as "effectiveAt"`);
  // The owner stops one that is not theirs with its link.
  if (!row) throw new ApiFailure('ALREADY_EXISTS');
  const due = sql`(select effective_at from recovery_request where id = ${row.id})`;
  await recoveryProcess.begin(tx, row.id, 'ask', { by: 'member', due });
  return row;
}
