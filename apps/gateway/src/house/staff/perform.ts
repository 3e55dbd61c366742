import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { actionOf, mayDo } from './actions.ts';
import { writeJournal } from './journal.ts';
import { needsSecond, propose } from './proposals.ts';
import { type Person, type StaffCall, subjectName } from './StaffCall.ts';
import { StaffError } from './StaffError.ts';
import { readSubject, type Subject } from './subjects.ts';

/** The result of a call: its exit code, or the number of a proposal that waits for a second person. */
export type Performed = { readonly code: number } | { readonly proposal: bigint };

/** Does the work of a call. It gets the transaction of an act as its database, and may run again. */
export type Work = (services: Services) => Promise<number>;

/** @throws {StaffError} if the roles of a person do not allow the call, or an act has no reason */
function assertAllowed({ name, roles }: Person, { verb, why }: StaffCall): void {
  if (!mayDo(roles, verb)) throw new StaffError(`${name} may not do this: ${actionOf(verb).roles.join(' or ')} may.`);
  const { kind } = actionOf(verb);
  if ((kind === 'act' || kind === 'task') && why === '') throw new StaffError('Say why you do this: --why TEXT.');
}

/** @throws {StaffError} if a case is one of the person's own member account */
export async function assertNotOwn(db: Db, { id, name }: Person, subject: Subject | undefined): Promise<void> {
  const own = await db.query(sql`
    select 1 from staff_member where staff_id = ${id} and member_id = any(${[...(subject?.members ?? [])]}::bigint[])`);
  if (own.length > 0) throw new StaffError(`${name} handles no case of their own member account.`);
}

/** Reads what a call is about. */
export async function subjectOf(db: Db, call: StaffCall): Promise<Subject | undefined> {
  const { subject } = actionOf(call.verb);
  return subject && (await readSubject(db, subject, subjectName(call)));
}

/** Does what a person asks for, if they may, and writes it into the journal. @throws {StaffError} if they may not */
export async function perform(services: Services, person: Person, call: StaffCall, work: Work): Promise<Performed> {
  assertAllowed(person, call);
  const { kind } = actionOf(call.verb);
  if (kind === 'read' || kind === 'own') return { code: await work(services) };
  if (kind === 'act') return await services.db.tx(async (tx) => await act({ ...services, db: tx }, person, call, work));
  await services.db.tx(async (tx) => {
    const before = await subjectOf(tx, call);
    await assertNotOwn(tx, person, before);
    // The journal says who looked at what, and does not copy it.
    await writeJournal(tx, { kind, person, call, before: before && { ...before, seen: 'null' } });
  });
  return { code: await work(services) };
}

async function act(services: Services, person: Person, call: StaffCall, work: Work): Promise<Performed> {
  const { db, config } = services;
  await assertStillHere(db, person);
  const before = await subjectOf(db, call);
  await assertNotOwn(db, person, before);
  if (await needsSecond(db, config.policy, call, before))
    return { proposal: await propose(db, config.policy, person, call, before) };
  const code = await work(services);
  await writeJournal(db, { kind: 'act', person, call, before, after: await subjectOf(db, call) });
  return { code };
}

/** Keeps a person from being ended while they act. @throws {StaffError} */
export async function assertStillHere(db: Db, { id, name, roles }: Person): Promise<void> {
  const row = await db.maybe(sql`
    select 1 from staff where id = ${id} and ended_at is null and roles = ${[...roles]}::text[] for share`);
  if (!row) throw new StaffError(`${name} has other roles meanwhile. Call again.`);
}
