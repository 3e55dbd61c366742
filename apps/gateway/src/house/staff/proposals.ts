import { createHash } from 'node:crypto';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { actionOf, type Verb } from './actions.ts';
import { writeJournal } from './journal.ts';
import { countAdmins } from './persons.ts';
import { argumentsOf, type Person, type StaffCall } from './StaffCall.ts';
import type { Subject } from './subjects.ts';

/** Whether a call needs a second person. A sum that is not known does. */
export async function needsSecond(
  db: Db,
  { staff }: Pick<Policy, 'staff'>,
  { verb }: StaffCall,
  subject: Subject | undefined,
): Promise<boolean> {
  const { fourEyes } = actionOf(verb);
  if (fourEyes === undefined) return false;
  switch (fourEyes) {
    case 'always':
      return true;
    case 'withdrawal':
      return isAbove(subject, staff.aloneUpTo.withdrawal);
    case 'verdict':
      return isAbove(subject, staff.aloneUpTo.verdict);
    case 'staff':
      // There is nobody to ask before the second admin is made.
      return (await countAdmins(db)) > 1;
  }
}

const isAbove = (subject: Subject | undefined, limit: bigint): boolean =>
  subject !== undefined && (subject.value === null || subject.value > limit);

/** The digest of what somebody saw. */
export function digestOf(subject: Subject | undefined): Buffer {
  return createHash('sha256')
    .update(subject?.seen ?? '')
    .digest();
}

/** Stores a call for a second person, in the caller's transaction. @returns its number */
export async function propose(
  db: Db,
  { staff }: Pick<Policy, 'staff'>,
  person: Person,
  call: StaffCall,
  subject: Subject | undefined,
): Promise<bigint> {
  const { id } = await db.one<{ id: bigint }>(sql`
    insert into staff_proposal (by_staff, verb, arguments, why, seen, digest, expires_at)
    values (${person.id}, ${call.verb}, ${argumentsOf(call)}::jsonb, ${call.why}, ${subject?.seen ?? null}::text::jsonb,
      ${digestOf(subject)}, ${fromNow(staff.proposalLifetime)})
    returning id`);
  await writeJournal(db, { kind: 'proposal', person, call, before: subject });
  return id;
}

/** A proposal, with the name of the person who made it. */
export interface Proposal {
  readonly id: bigint;
  readonly byId: bigint;
  readonly by: string;
  readonly verb: Verb;
  readonly arguments: Pick<StaffCall, 'positionals' | 'values'>;
  readonly why: string;
  readonly seen: string | null;
  readonly digest: Buffer;
  readonly state: 'open' | 'approved' | 'refused' | 'changed';
  readonly expiresAt: number;
  readonly isExpired: boolean;
}

const PROPOSALS = sql`
  select q.id, q.by_staff as "byId", p.name as by, q.verb, q.arguments, q.why, q.seen::text as seen, q.digest, q.state,
    q.expires_at as "expiresAt", q.expires_at <= app_now() as "isExpired"
  from staff_proposal q join staff p on p.id = q.by_staff`;

/** Lists what waits for a second person, oldest first. */
export async function listProposals(db: Db): Promise<Proposal[]> {
  return await db.query<Proposal>(sql`
    ${PROPOSALS} where q.state = 'open' and q.expires_at > app_now() order by q.id`);
}

/** Finds a proposal and locks it, in the caller's transaction. */
export async function lockProposal(tx: Db, id: bigint): Promise<Proposal | undefined> {
  return await tx.maybe<Proposal>(sql`${PROPOSALS} where q.id = ${id} for update of q`);
}

/** Ends a proposal. */
export async function endProposal(
  tx: Db,
  { id }: Proposal,
  person: Person,
  state: Exclude<Proposal['state'], 'open'>,
): Promise<void> {
  await tx.query(sql`
    update staff_proposal set state = ${state}, decided_by = ${person.id}, decided_at = app_now() where id = ${id}`);
}

/** The call that a proposal stores. */
export const callOf = ({ verb, arguments: given, why }: Proposal): StaffCall => ({ verb, ...given, why });
