import type { Services } from '../../call/Services.ts';
import type { Db } from '../../db/index.ts';
import { mayDo } from './actions.ts';
import { writeJournal } from './journal.ts';
import { assertNotOwn, assertStillHere, subjectOf } from './perform.ts';
import { callOf, digestOf, endProposal, lockProposal, type Proposal } from './proposals.ts';
import type { Person, StaffCall } from './StaffCall.ts';
import { StaffError } from './StaffError.ts';

/** Runs the verb of a call for the person who proposed it. */
export type Execute = (services: Services, call: StaffCall, by: string) => Promise<number>;

/** The result of an approval: the exit code of the act, or `changed` where the case is not what the first person saw. */
export type Approved = { readonly code: number | 'changed'; readonly proposal: Proposal };

/**
 * Carries out what somebody else proposed, if the case still is what that person saw. Else it ends the proposal.
 * @throws {StaffError} if the proposal does not wait, or this person may not approve it
 */
export async function approveProposal(
  services: Services,
  person: Person,
  id: bigint,
  execute: Execute,
): Promise<Approved> {
  return await services.db.tx(async (tx) => {
    const proposal = await lockOpen(tx, person, id);
    if (proposal.byId === person.id) throw new StaffError('A second person has to approve this.');
    const call = callOf(proposal);
    const before = await subjectOf(tx, call);
    await assertNotOwn(tx, person, before);
    const isSame = digestOf(before).equals(proposal.digest);
    await endProposal(tx, proposal, person, isSame ? 'approved' : 'changed');
    const entry = { person, first: proposal.by, call, before };
    if (!isSame) {
      await writeJournal(tx, { ...entry, kind: 'refusal' });
      return { code: 'changed', proposal };
    }
    const code = await execute({ ...services, db: tx }, call, proposal.by);
    await writeJournal(tx, { ...entry, kind: 'act', after: await subjectOf(tx, call) });
    return { code, proposal };
  });
}

/** Refuses what somebody proposed. The first person can take it back so. @throws {StaffError} */
export async function refuseProposal({ db }: Services, person: Person, id: bigint, why: string): Promise<Proposal> {
  return await db.tx(async (tx) => {
    const proposal = await lockOpen(tx, person, id);
    const call = { ...callOf(proposal), why };
    await endProposal(tx, proposal, person, 'refused');
    const first = proposal.byId === person.id ? {} : { first: proposal.by };
    await writeJournal(tx, { kind: 'refusal', person, ...first, call, before: await subjectOf(tx, call) });
    return proposal;
  });
}

async function lockOpen(tx: Db, person: Person, id: bigint): Promise<Proposal> {
  await assertStillHere(tx, person);
  const proposal = await lockProposal(tx, id);
  if (!proposal) throw new StaffError(`No proposal has the number ${id}.`);
  if (!mayDo(person.roles, proposal.verb)) throw new StaffError(`${person.name} may not do this: ${proposal.verb}.`);
  if (proposal.state !== 'open') throw new StaffError(`Proposal ${id} does not wait: it is ${proposal.state}.`);
  if (proposal.isExpired) throw new StaffError(`Proposal ${id} is too old. Propose it again.`);
  return proposal;
}
