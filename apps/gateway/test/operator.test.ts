import { afterAll, beforeAll, expect, it } from 'vitest';
import { OperatorError } from '../src/operator/Command.ts';
import { COMMANDS } from '../src/operator/commands.ts';
import { createTestGateway, signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';

let gateway: TestGateway;
let member: TestMember;
beforeAll(async () => {
  gateway = await createTestGateway();
  member = await gateway.member({ balances: { USDT: '12.5' } });
});
afterAll(async () => await gateway.close());

async function operate(name: string, positionals: string[] = [], values: Record<string, string> = {}) {
  const lines: string[] = [];
  const command = COMMANDS[name];
  if (!command) throw new Error(`No command ${name}`);
  const code = await command.run(gateway.services, { positionals, values, say: (line) => void lines.push(line) });
  return { code, text: lines.join('\n') };
}

it('lists and shows users, without what is theirs alone', async () => {
  const { text } = await operate('users list', [], { search: member.userNo });
  expect(text).toContain(member.userNo);
  expect(text).not.toContain(member.phone);
  expect((await operate('users list', [], { search: '%' })).text.split('\n')).toHaveLength(1);
  const shown = await operate('users show', [member.userNo.toLowerCase()]);
  expect(shown.text).toMatch(/USDT\s+12\.5\s+0/);
  expect(shown.text).not.toMatch(/argon2/);
  await expect(operate('users show', ['NOBODY'])).rejects.toThrow(OperatorError);
});

it('sets flags, and closing an account signs it out', async () => {
  const device = await signIn(gateway.device(), member);
  await operate('flags set', [member.userNo], { transferFlag: '0' });
  expect((await device.call('/exchangeUser/getUserInfo')).body.transferFlag).toBe(0);
  await operate('flags set', [member.userNo], { transferFlag: '1', userFlag: '0' });
  expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('6666');
  await operate('flags set', [member.userNo], { userFlag: '1' });
  await expect(operate('flags set', [member.userNo], { transferFlag: '2' })).rejects.toThrow('must be 0, 1 or 3');
  await expect(operate('flags set', [member.userNo])).rejects.toThrow('at least one flag');
});

it('signs a user out', async () => {
  const device = await signIn(gateway.device(), member);
  expect((await operate('sessions revoke', [member.userNo])).text).toContain('1 sessions ended');
  expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('6666');
});

it('checks the ledger, finds a broken one, and does not let it run', async () => {
  expect(await operate('ledger check')).toMatchObject({ code: 0, text: expect.stringContaining('Money moves.') });
  await gateway.db.exec('alter table account disable trigger all');
  await gateway.db.exec(
    `update account set balance = balance + 1 where owner_kind = 'user' and owner_id = ${member.id}`,
  );
  expect(await operate('ledger check')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Money has been stopped'),
  });
  await expect(operate('ledger resume')).rejects.toThrow('still broken');
  await gateway.db.exec(
    `update account set balance = balance - 1 where owner_kind = 'user' and owner_id = ${member.id}`,
  );
  expect((await operate('ledger resume')).text).toBe('Money moves.');
  expect((await operate('ledger check')).code).toBe(0);
});
