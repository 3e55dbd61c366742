import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTIONS, actionOf, type Verb } from '../../src/house/staff/actions.ts';
import { readSubject, type SubjectKind } from '../../src/house/staff/subjects.ts';
import { createTestGateway, type TestGateway, type TestMember } from '../harness/testGateway.ts';

let gateway: TestGateway;
let member: TestMember;
beforeAll(async () => {
  gateway = await createTestGateway();
  member = await gateway.member();
});
afterAll(async () => await gateway.close());

const kinds = [...new Set((Object.keys(ACTIONS) as Verb[]).map((verb) => actionOf(verb).subject))].filter(
  (kind): kind is SubjectKind => kind !== undefined,
);

it.each(kinds)('finds no %s of a name that nothing has', async (kind) => {
  expect(await readSubject(gateway.db, kind, 'X')).toBeUndefined();
});

it('a member is their own case, and what staff see has no secrets', async () => {
  const subject = await readSubject(gateway.db, 'member', member.userNo.toLowerCase());
  expect(subject?.members).toEqual([member.id]);
  expect(subject?.seen).not.toMatch(/hash|password|argon2/i);
});
