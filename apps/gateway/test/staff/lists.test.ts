import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionOf, isVerb } from '../../src/house/staff/actions.ts';
import { COMMANDS } from '../../src/operator/commands.ts';
import { operate } from '../harness/operate.ts';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  for (let count = 0; count < 5; count += 1) await gateway.member({ userType: 7 });
});
afterAll(async () => await gateway.close());

/** Lists of what a few people make, or of one member. */
const SHORT = ['staff list', 'envelope list', 'content list', 'vouchers list', 'pay-methods list', 'float list'];
const growing = Object.keys(COMMANDS).filter(
  (name) => /list$|^journal$|frozen$|notices$/.test(name) && !SHORT.includes(name),
);

it.each(growing)('%s shows a page, and refuses a page that cannot be', async (name) => {
  expect(isVerb(name) && actionOf(name).kind).toMatch(/look|read/);
  expect((await operate(gateway, name, [], { limit: '1', page: '2' })).code).toBe(0);
  for (const wrong of [{ limit: '0' }, { page: '0' }, { limit: '1e9' }, { page: 'two' }, { page: '1.5' }])
    await expect(operate(gateway, name, [], wrong)).rejects.toThrow('must be a whole number above 0');
});

describe('the pages of a list', () => {
  it.each(['acceptors list', 'users list'])(
    'hold each row of %s once, and the last one says that it is',
    async (name) => {
      const whole = (await operate(gateway, name)).text.split('\n').slice(1);
      const shown: string[] = [];
      for (const page of ['1', '2', '3']) {
        const { text } = await operate(gateway, name, [], { limit: '2', page });
        const lines = text.split('\n').slice(1);
        expect(lines.at(-1)).toEqual(
          page === '3' ? expect.not.stringContaining('There are more') : `There are more: --page ${Number(page) + 1}`,
        );
        shown.push(...lines.filter((line) => !line.startsWith('There are more')));
      }
      const trimmed = (lines: string[]) => lines.map((line) => line.replaceAll(/\s+/g, ' '));
      expect(trimmed(shown)).toEqual(trimmed(whole));
      expect(whole).toHaveLength(5);
    },
  );
});

it.each(['deposits list', 'withdrawals list'])('%s shows one member, who must exist', async (name) => {
  const { userNo } = await gateway.member();
  expect((await operate(gateway, name, [], { user: userNo })).text.split('\n')).toHaveLength(1);
  await expect(operate(gateway, name, [], { user: 'EZ000000' })).rejects.toThrow('No user has the number');
});
