import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { answerChallenge, openChallenge } from '../../src/house/staff/challenges.ts';
import { enter } from '../../src/operator/door.ts';
import type { Verb } from '../../src/house/staff/actions.ts';
import { addPerson, callAs, journalOf } from '../harness/staffOf.ts';
import { createTestGateway, type TestGateway, type TestMember } from '../harness/testGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let folder: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  member = await gateway.member();
  folder = await mkdtemp(join(tmpdir(), 'staff-'));
});
afterAll(async () => await gateway.close());

/** Types a command into a gateway that is no sandbox. */
async function type(verb: Verb, positionals: string[], values: Record<string, string>, sandbox = false) {
  const lines: string[] = [];
  const services = { ...gateway.services, config: { ...gateway.services.config, sandbox } };
  const code = await enter(services, verb, { positionals, values, say: (line) => void lines.push(line) });
  return { code, text: lines.join('\n') };
}

const keyOf = (name: string) => join(folder, name);

it('the first person makes themselves once, and has a key that nobody else reads', async () => {
  await expect(type('users list', [], {})).rejects.toThrow('Say who you are');
  const made = await type('staff add', ['Ann'], { role: 'support', to: keyOf('Ann') });
  expect(made.text).toContain('Ann: the first person, an admin');
  expect((await stat(keyOf('Ann'))).mode & 0o777).toBe(0o600);
  expect(await readFile(keyOf('Ann'), 'utf8')).toMatch(/PRIVATE KEY/);
  const again = type('staff add', ['Eve'], { role: 'admin', to: keyOf('Eve') });
  await expect(again).rejects.toThrow('Say who you are');
  expect(await journalOf(gateway)).toEqual([{ verb: 'staff add', kind: 'act', by: 'Ann', second: null }]);
});

it('the first admin makes the second alone, and from then on changes of staff need two', async () => {
  const ann = { as: 'Ann', key: keyOf('Ann'), why: 'new' };
  await type('staff add', ['Ben'], { ...ann, role: 'admin', to: keyOf('Ben') });
  const proposed = await type('staff add', ['Cai'], { ...ann, role: 'support,judge', to: keyOf('Cai') });
  const [, number = ''] = /Proposal (\d+) waits/.exec(proposed.text) ?? [];
  await expect(type('approve', [number], ann)).rejects.toThrow('A second person has to approve');
  const approved = await type('approve', [number], { as: 'Ben', key: keyOf('Ben') });
  expect(approved.text).toContain('Cai: support, judge');
  expect((await journalOf(gateway)).at(-1)).toEqual({ verb: 'staff add', kind: 'act', by: 'Ann', second: 'Ben' });
  const { text } = await type('staff list', [], { as: 'Cai', key: keyOf('Cai') });
  expect(text).toMatch(/Cai\s+support,judge/);
});

it('the two admins stay two', async () => {
  const proposed = await type('staff end', ['Ben'], { as: 'Ben', key: keyOf('Ben'), why: 'leaves' });
  const [, number = ''] = /Proposal (\d+) waits/.exec(proposed.text) ?? [];
  await expect(type('approve', [number], { as: 'Ann', key: keyOf('Ann') })).rejects.toThrow('Make another admin first');
});

it('a key of somebody else, an unknown name and an act without a reason are refused', async () => {
  const asCai = (key: string) => type('sessions revoke', [member.userNo], { as: 'Cai', key: keyOf(key) });
  await expect(asCai('Ann')).rejects.toThrow('The signature is not valid');
  await expect(type('users list', [], { as: 'Nobody', key: keyOf('Ann') })).rejects.toThrow('Nobody of staff');
  await expect(type('users list', [], { as: 'Ann' })).rejects.toThrow('Give the key of Ann');
  await expect(asCai('Cai')).rejects.toThrow('Say why you do this');
});

it('a challenge holds the call, is good once, and for a minute', async () => {
  const dee = await addPerson(gateway, 'Dee', ['support']);
  const call = { verb: 'users show', positionals: [member.userNo], values: {}, why: '' } as const;
  const { id, text } = await openChallenge(gateway.db, 'Dee', call);
  expect(text).toContain(member.userNo);
  await answerChallenge(gateway.db, id, dee.sign(text));
  await expect(answerChallenge(gateway.db, id, dee.sign(text))).rejects.toThrow('The signature is not valid');
  const late = await openChallenge(gateway.db, 'Dee', call);
  await gateway.shiftClock(61_000);
  await expect(answerChallenge(gateway.db, late.id, dee.sign(late.text))).rejects.toThrow('too long');
});

it('somebody who has ended opens nothing', async () => {
  const eli = await addPerson(gateway, 'Eli', ['support']);
  await gateway.db.query(sql`update staff set ended_at = app_now() where name = 'Eli'`);
  await expect(callAs(gateway.services, eli, 'users list')).rejects.toThrow('Nobody of staff is called Eli');
});

it('in the sandbox demo persons act, and a second one approves at once', async () => {
  const shop = await gateway.member({ kycLevel: 3 });
  const { code, text } = await type('acceptors make', [shop.userNo], { reason: 'a shop' }, true);
  expect(code).toBe(0);
  expect(text).toContain(`${shop.userNo}: acceptor`);
  expect((await journalOf(gateway)).at(-1)).toMatchObject({ verb: 'acceptors make', by: 'admin', second: 'second' });
  expect((await type('users show', [shop.userNo], { as: 'second' }, true)).code).toBe(0);
});
