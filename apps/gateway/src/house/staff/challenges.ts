import { randomUUID } from 'node:crypto';
import { type Db, sql } from '../../db/index.ts';
import { isSignedBy } from './keys.ts';
import type { Role } from './roles.ts';
import { argumentsOf, type Person, type StaffCall } from './StaffCall.ts';
import { StaffError } from './StaffError.ts';

const GOOD_FOR = '1 minute';

/** A text that a person has to sign before a call. */
export interface Challenge {
  readonly id: string;
  readonly text: string;
}

/** Opens a challenge, which holds the verb, its arguments and the time. @throws {StaffError} if nobody has the name */
export async function openChallenge(db: Db, name: string, call: StaffCall): Promise<Challenge> {
  const id = randomUUID();
  const asked = JSON.stringify({ verb: call.verb, ...argumentsOf(call), why: call.why });
  const row = await db.maybe<{ text: string }>(sql`
    insert into staff_challenge (id, staff_id, text)
    select ${id}::uuid, id, concat_ws(E'\n', 'staff 1', ${id}::text, name, extract(epoch from app_now())::text, ${asked}::text)
    from staff where lower(name) = lower(${name}) and ended_at is null
    returning text`);
  if (!row) throw new StaffError(`Nobody of staff is called ${name}.`);
  return { id, text: row.text };
}

/** Uses up a challenge. @throws {StaffError} if it is old, used, or signed with another key */
export async function answerChallenge(db: Db, id: string, signature: Buffer): Promise<Person> {
  const row = await db.maybe<{
    id: bigint;
    name: string;
    roles: Role[];
    key: Buffer;
    signed: string;
    isFresh: boolean;
  }>(sql`
    with used as (delete from staff_challenge where id = ${id}::uuid or made_at < app_now() - ${GOOD_FOR}::interval
      returning id, staff_id, text, made_at)
    select p.id, p.name, p.roles, p.public_key as key, c.text as signed,
      c.made_at >= app_now() - ${GOOD_FOR}::interval as "isFresh"
    from used c join staff p on p.id = c.staff_id and p.ended_at is null where c.id = ${id}::uuid`);
  if (!row?.isFresh || !isSignedBy(row.key, row.signed, signature))
    throw new StaffError('The signature is not valid: this is not the key of this person, or the call took too long.');
  return { id: row.id, name: row.name, roles: row.roles, signed: row.signed, signature };
}
