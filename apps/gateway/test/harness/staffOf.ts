import { sql } from '../../src/db/index.ts';
import { makeStaffKey, readPrivateKey, signChallenge } from '../../src/house/staff/keys.ts';
import { addStaff } from '../../src/house/staff/persons.ts';
import type { Role } from '../../src/house/staff/roles.ts';
import type { Verb } from '../../src/house/staff/actions.ts';
import type { Services } from '../../src/call/Services.ts';
import { enterAs } from '../../src/operator/door.ts';
import type { Signer } from '../../src/operator/signer.ts';
import type { TestGateway } from './testGateway.ts';

/** Makes a person of staff with a key. */
export async function addPerson(
  { db }: TestGateway,
  name: string,
  roles: readonly Role[],
  members: readonly bigint[] = [],
): Promise<Signer> {
  const { privatePem, publicKey } = makeStaffKey();
  await db.tx(async (tx) => await addStaff(tx, { name, roles, members, publicKey }));
  const key = readPrivateKey(privatePem);
  return { name, isDemo: false, sign: (text) => signChallenge(key, text) };
}

/** Calls a verb as somebody, through the door of staff. */
export async function callAs(
  services: Services,
  signer: Signer,
  verb: Verb,
  positionals: readonly string[] = [],
  values: Readonly<Record<string, string>> = {},
  why = 'a test',
): Promise<{ readonly code: number; readonly text: string }> {
  const lines: string[] = [];
  const call = { verb, positionals, values, why };
  const code = await enterAs(services, signer, call, (line) => void lines.push(line));
  return { code, text: lines.join('\n') };
}

/** The verbs of the journal, oldest first. */
export async function journalOf({
  db,
}: TestGateway): Promise<{ verb: string; kind: string; by: string; second: string | null }[]> {
  return await db.query(sql`select verb, kind, by_staff as by, second from staff_journal order by id`);
}
