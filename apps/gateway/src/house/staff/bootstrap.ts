import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { writeJournal } from './journal.ts';
import { demoKey, publicPart, signChallenge } from './keys.ts';
import { addStaff, isUnstaffed, type NewPerson } from './persons.ts';
import { ROLES, type Role } from './roles.ts';
import type { StaffCall } from './StaffCall.ts';
import { StaffError } from './StaffError.ts';
import { readSubject } from './subjects.ts';

/**
 * Makes the first person, an admin, once. Their own key signs the row in the journal.
 * @throws {StaffError} if there is or was somebody
 */
export async function makeFirstPerson(
  { db }: Services,
  person: NewPerson,
  call: StaffCall,
  sign: (text: string) => Buffer,
): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('staff'))`);
    if (!(await isUnstaffed(tx))) throw new StaffError('There is staff already: say who you are with --as NAME.');
    const id = await addStaff(tx, person);
    const signed = `staff 1\nfirst person\n${person.name}`;
    const { name, roles } = person;
    const after = await readSubject(tx, 'staff', name);
    await writeJournal(tx, { kind: 'act', person: { id, name, roles, signed, signature: sign(signed) }, call, after });
  });
}

/** The demo person who approves what another one proposes: every role that acts. */
export const SECOND_DEMO = 'second';

const DEMO_ROLES: ReadonlyMap<string, readonly Role[]> = new Map<string, readonly Role[]>([
  ...ROLES.map((role) => [role, [role]] as const),
  [SECOND_DEMO, ROLES.filter((role) => role !== 'auditor')],
]);

/** Whether this is a name of a demo person. */
export const isDemoName = (name: string): boolean => DEMO_ROLES.has(name);

/** Makes the demo persons of the sandbox, one for each role and a second one for all. Their keys follow from the master key. */
export async function makeDemoStaff(db: Db, masterKey: Buffer): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('staff'))`);
    const known = await tx.query<{ name: string }>(
      sql`select name from staff where name = any(${[...DEMO_ROLES.keys()]}::text[])`,
    );
    for (const [name, roles] of DEMO_ROLES)
      if (!known.some((row) => row.name === name))
        await addStaff(tx, { name, roles, members: [], publicKey: publicPart(demoKey(masterKey, name)) });
  });
}

/** Signs as a demo person. */
export const signAsDemo = (masterKey: Buffer, name: string) => (text: string) =>
  signChallenge(demoKey(masterKey, name), text);
