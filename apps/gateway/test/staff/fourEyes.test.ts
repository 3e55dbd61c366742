import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import type { Signer } from '../../src/operator/signer.ts';
import { needsSecond } from '../../src/house/staff/proposals.ts';
import { addPerson, callAs, journalOf } from '../harness/staffOf.ts';
import { createTestGateway, type TestGateway, type TestMember } from '../harness/testGateway.ts';

let gateway: TestGateway;
let [ann, ben, cai]: Signer[] = [];
beforeAll(async () => {
  gateway = await createTestGateway();
  ann = await addPerson(gateway, 'Ann', ['admin']);
  ben = await addPerson(gateway, 'Ben', ['admin']);
  cai = await addPerson(gateway, 'Cai', ['support']);
});
afterAll(async () => await gateway.close());

const call = async (
  signer: Signer | undefined,
  ...rest: Parameters<typeof callAs> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => await callAs(gateway.services, signer!, ...rest);

/** Ann proposes to make a member an acceptor. @returns the number of the proposal */
async function propose(member: TestMember): Promise<string> {
  const { text } = await call(ann, 'acceptors make', [member.userNo], { reason: 'a known shop' });
  return /Proposal (\d+) waits/.exec(text)?.[1] ?? '';
}

const typeOf = async ({ id }: TestMember) =>
  (await gateway.db.one<{ type: number }>(sql`select user_type as type from member where id = ${id}`)).type;

it('the second person sees what the first saw, and then it happens', async () => {
  const member = await gateway.member({ kycLevel: 3 });
  const number = await propose(member);
  expect(await typeOf(member)).toBe(0);
  expect((await call(ben, 'proposals')).text).toContain(`acceptors make ${member.userNo}`);
  const { code, text } = await call(ben, 'approve', [number]);
  expect(code).toBe(0);
  expect(text).toMatch(/saw \{.*"kycLevel": 3/);
  expect(await typeOf(member)).toBe(7);
  expect((await journalOf(gateway)).at(-1)).toEqual({ verb: 'acceptors make', kind: 'act', by: 'Ann', second: 'Ben' });
  await expect(call(ben, 'approve', [number])).rejects.toThrow('it is approved');
});

it('a case that has changed is not acted on', async () => {
  const member = await gateway.member({ kycLevel: 3 });
  const number = await propose(member);
  await gateway.db.query(sql`update member set kyc_level = 4 where id = ${member.id}`);
  expect(await call(ben, 'approve', [number])).toMatchObject({ code: 1, text: expect.stringContaining('has changed') });
  expect(await typeOf(member)).toBe(0);
  await expect(call(ben, 'approve', [number])).rejects.toThrow('it is changed');
});

it('neither the same person, nor one without the role, nor a late one approves', async () => {
  const member = await gateway.member({ kycLevel: 3 });
  const number = await propose(member);
  await expect(call(ann, 'approve', [number])).rejects.toThrow('A second person');
  await expect(call(cai, 'approve', [number])).rejects.toThrow('may not do this');
  await gateway.shiftClock(25 * 60 * 60_000);
  await expect(call(ben, 'approve', [number])).rejects.toThrow('too old');
  expect((await call(ben, 'proposals')).text).toBe('Nothing waits.');
});

it('the first person can take it back, and the second can refuse it', async () => {
  for (const signer of [ann, ben]) {
    const number = await propose(await gateway.member({ kycLevel: 3 }));
    expect((await call(signer, 'refuse', [number], { reason: 'no' })).text).toContain('refused');
    await expect(call(ben, 'approve', [number])).rejects.toThrow('it is refused');
  }
});

it('nobody handles a case of their own member account, nor approves one', async () => {
  const member = await gateway.member({ kycLevel: 3 });
  const dee = await addPerson(gateway, 'Dee', ['admin'], [member.id]);
  await expect(call(dee, 'flags set', [member.userNo], { transferFlag: '0' })).rejects.toThrow('no case of their own');
  await expect(call(dee, 'users show', [member.userNo])).rejects.toThrow('no case of their own');
  await expect(call(dee, 'approve', [await propose(member)])).rejects.toThrow('no case of their own');
});

describe('a sum', () => {
  const above = async (verb: 'withdrawals approve' | 'appeals decide', value: bigint | null) =>
    await needsSecond(
      gateway.db,
      gateway.services.config.policy,
      { verb, positionals: [], values: {}, why: '' },
      { members: [], seen: '{}', value },
    );

  it.each(['withdrawals approve', 'appeals decide'] as const)(
    'above that of the policy needs two: %s',
    async (verb) => {
      expect(await above(verb, 5_000_000_000n)).toBe(false);
      expect(await above(verb, 5_000_000_001n)).toBe(true);
      expect(await above(verb, null)).toBe(true);
    },
  );
});
