import type { Proof } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { type CodePurpose, verifyCode } from '../codes/codes.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { holdOutgoing } from '../../people/members/holds.ts';
import { keyOf, type LoginName, maskLoginName } from '../../people/members/login-name.ts';
import { emailOf, findByLoginName, getMember, type Member, phoneOf } from '../../people/members/members.ts';
import { alarmTo, noticeTo } from '../../people/messages/notices.ts';
import { requireProofs } from '../factors/requireProofs.ts';
import { rotateSession } from '../sessions/sessions.ts';

/** What a member wants to bind, and the proofs of it. */
interface Binding {
  readonly name: LoginName;
  /** The code that went to the new address. */
  readonly verifyCode: string;
  readonly codes: readonly Proof[] | undefined;
  /** `first` for an account without an address of this kind, `change` to replace the one that it has. */
  readonly mode: 'first' | 'change';
}

/**
 * Binds a phone or an e-mail address to the caller's account. The caller shows that the new address is theirs before
 * anything tells whether another account has it. A change makes outgoing money wait, and both addresses get a notice.
 * @throws {ApiFailure} `BIND_ALREADY`, `CONDITION_NOT_FULLFILL`, `EXPIRED`, `BIND_ANOTHER_ALREADY`, 1042 and what else a
 *   wrong proof has
 */
export async function bindAddress(ctx: MemberContext, { name, verifyCode: code, codes, mode }: Binding): Promise<void> {
  const { db, config, session, renew } = ctx;
  const member = await getMember(db, session.memberId);
  const old = name.kind === 'phone' ? phoneOf(member) : emailOf(member);
  if (mode === 'first' && old) throw new ApiFailure('BIND_ALREADY');
  if (mode === 'change' && !old) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const purpose: CodePurpose = { scene: 'bind', target: keyOf(name) };
  await verifyCode(ctx, purpose, code, 'check');
  const owner = await findByLoginName(db, name);
  if (owner) throw new ApiFailure(owner.id === member.id ? 'BIND_ALREADY' : 'BIND_ANOTHER_ALREADY');
  await requireProofs(ctx, member, codes, 'access');
  await verifyCode(ctx, purpose, code, 'consume');

  const renewed = await db.tx(async (tx) => {
    await store(tx, member, name);
    // The member has it, so it is not lost.
    const stop = sql`select stop_recovery(${member.id}, array[${name.kind}], 'member', 'address changed')`;
    await tx.batch([...noticesOf(member, name), stop]);
    if (mode === 'change') await holdOutgoing(tx, config.policy, member.id, name.kind);
    const opened = await rotateSession(tx, config.policy, session);
    // The session has ended since, so it may change nothing.
    if (!opened) throw new ApiFailure('6666');
    return opened;
  });
  renew(renewed);
}

/** @throws {ApiFailure} `BIND_ANOTHER_ALREADY` if another account was faster; `TRY_AGAIN_LATER` if this one has changed since */
async function store(tx: Db, { id, countryCode, phone, email }: Member, name: LoginName): Promise<void> {
  const [change, asRead] =
    name.kind === 'phone'
      ? [
          sql`country_code = ${name.areaCode}, phone = ${name.number}`,
          sql`phone is not distinct from ${phone} and country_code = ${countryCode}`,
        ]
      : [sql`email = ${name.email}`, sql`email is not distinct from ${email}`];
  let stored: unknown;
  try {
    stored = await tx.maybe(sql`update member set ${change} where id = ${id} and ${asRead} returning 1`);
  } catch (error) {
    throw isTaken(error) ? new ApiFailure('BIND_ANOTHER_ALREADY') : error;
  }
  if (!stored) throw new ApiFailure('TRY_AGAIN_LATER');
}

/** Of two accounts that bind one address at the same time, the unique indexes let one through. */
const isTaken = (error: unknown): boolean =>
  ['member_country_code_phone_key', 'member_email'].includes((error as { constraint?: string }).constraint ?? '');

/** Tells the new address, the old one and the other one of the account. The new one may be a thief's, so it gets no link. */
function noticesOf(member: Member, name: LoginName): Sql[] {
  const notice = name.kind === 'phone' ? 'newPhone' : 'newEmail';
  const facts = { address: maskLoginName(name) };
  const known = [phoneOf(member), emailOf(member)].filter((old) => old !== undefined);
  return [
    noticeTo(member.id, notice, { facts, to: [name] }),
    ...(known.length > 0 ? [alarmTo(member.id, notice, { facts, to: known })] : []),
  ];
}
