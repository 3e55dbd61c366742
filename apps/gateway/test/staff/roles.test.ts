import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIONS, actionOf, type Verb } from '../../src/house/staff/actions.ts';
import { ROLES } from '../../src/house/staff/roles.ts';
import type { Signer } from '../../src/operator/signer.ts';
import { addPerson, callAs } from '../harness/staffOf.ts';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';

let gateway: TestGateway;
const people = new Map<string, Signer>();
beforeAll(async () => {
  gateway = await createTestGateway();
  for (const role of ROLES) people.set(role, await addPerson(gateway, `the-${role}`, [role]));
});
afterAll(async () => await gateway.close());

const VERBS = Object.keys(ACTIONS) as Verb[];

describe.each(ROLES)('%s', (role) => {
  const isReading = (verb: Verb) => ['read', 'look'].includes(actionOf(verb).kind);
  const refused = VERBS.filter(
    (verb) => !actionOf(verb).roles.includes(role) && !(role === 'auditor' && isReading(verb)),
  );

  it.each(refused)('may not do %s, and nothing is read or written', async (verb) => {
    const { db } = gateway.services;
    // The door reads who somebody is, and nothing else: all that follows needs one of these.
    const untouched = { ...gateway.services, ledger: undefined, chains: undefined, db: { ...db, tx: unexpected } };
    await expect(callAs(untouched as never, people.get(role)!, verb, ['X'])).rejects.toThrow(
      `the-${role} may not do this`,
    );
  });
});

const unexpected = () => Promise.reject(new Error('A refused call opened a transaction.'));

it('the auditor may read everything and change nothing', () => {
  const changes = VERBS.filter((verb) => ['act', 'task', 'own'].includes(actionOf(verb).kind));
  expect(changes.filter((verb) => actionOf(verb).roles.includes('auditor'))).toEqual([]);
});

it('each act that needs two has a role that somebody else can have too', () => {
  for (const verb of VERBS) expect(actionOf(verb).roles.length, verb).toBeGreaterThan(0);
});
