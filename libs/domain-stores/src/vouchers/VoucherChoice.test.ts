import { describe, expect, it } from 'vitest';
import { VOUCHER_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { VoucherChoice, type OfferedVoucher } from './VoucherChoice.ts';

const best: OfferedVoucher = {
  ...VOUCHER_EXAMPLE,
  id: 'best',
  kind: 4,
  bonus: '1',
  total: '1',
  methodBonus: '0',
  obstacle: null,
};
const other: OfferedVoucher = { ...best, id: 'other' };
const small: OfferedVoucher = { ...best, id: 'small', obstacle: 'AMOUNT_TOO_SMALL', bonus: '0', total: '0' };
const page = (list: OfferedVoucher[]) => ({ pageNo: 1, pageSize: 100, total: list.length, list });

function setUp(queryV2: () => Promise<ReturnType<typeof page>> = () => Promise.resolve(page([best, other, small]))) {
  const fake = createFakeApi({ promotion: { queryV2 } });
  const deps = createFakeDeps({ api: fake.api });
  return { choice: new VoucherChoice(deps, 3), clock: deps.clock, asked: () => fake.named('promotion.queryV2') };
}

describe('VoucherChoice', () => {
  it('takes the best that fits, or what the person picks', async () => {
    const { choice } = setUp();
    await choice.ask('500');
    expect(choice.fitting).toEqual([best, other]);
    expect(choice.chosen).toBe(best);
    choice.pick('other');
    expect(choice.chosen).toBe(other);
    choice.pick(null);
    expect(choice.chosen).toBeNull();
    choice.restart();
    expect(choice.chosen).toBe(best);
  });

  it('takes none that brings no more than the pay method does alone, unless the person picks it', async () => {
    const instead = { ...best, bonus: '3', total: '3', methodBonus: '3' };
    const { choice } = setUp(() => Promise.resolve(page([instead])));
    await choice.ask('100');
    expect(choice.chosen).toBeNull();
    choice.pick('best');
    expect(choice.chosen).toEqual(instead);
  });

  it('takes none while it is not known what fits the amount', async () => {
    const { choice } = setUp();
    await choice.ask('500');
    choice.askSoon('5');
    expect(choice.chosen).toBeNull();
    await choice.settle();
    expect(choice.chosen).toBe(best);
  });

  it('never takes one that does not fit', async () => {
    const { choice } = setUp(() => Promise.resolve(page([small])));
    choice.pick('small');
    await choice.ask();
    expect(choice.chosen).toBeNull();
  });

  it('asks once the person stops typing', async () => {
    const { choice, clock, asked } = setUp();
    choice.askSoon('1');
    choice.askSoon('12');
    await clock.advance(399);
    expect(asked()).toEqual([]);
    await clock.advance(1);
    expect(asked()).toEqual([{ pageNo: 1, pageSize: 100, receivedStatus: 1, queryType: 3, amount: '12' }]);
    choice.askSoon('13');
    choice.dispose();
    await clock.advance(1_000);
    expect(asked()).toHaveLength(1);
  });

  it('keeps what it has when a call fails, and ignores late answers', async () => {
    const answers: ((answer: ReturnType<typeof page> | Error) => void)[] = [];
    const { choice } = setUp(
      () =>
        new Promise((resolve, reject) =>
          answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
        ),
    );
    const asking = [choice.ask('1'), choice.ask('2')];
    answers[1]?.(page([other]));
    answers[0]?.(page([best]));
    await Promise.all(asking);
    expect(choice.chosen).toEqual(other);
    const failing = choice.ask('3');
    answers[2]?.(new Error('network'));
    await failing;
    expect(choice).toMatchObject({ failed: true, offered: [other] });
  });
});
