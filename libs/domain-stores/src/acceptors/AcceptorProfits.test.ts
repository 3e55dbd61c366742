import { expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { AcceptorProfits } from './AcceptorProfits.ts';

it('loads each period once, and again when it is old', async () => {
  const { api, named } = createFakeApi();
  const deps = createFakeDeps({ api });
  const profits = new AcceptorProfits(deps);
  await profits.load(7);
  await profits.load(7);
  await profits.load(30);
  expect(profits.of(7).value?.total).toMatchObject({ bills: 12, income: '25.6' });
  await deps.clock.advance(10_001);
  await profits.load(7);
  expect(named('user.sumPeriodLog')).toEqual([{ windowDays: 7 }, { windowDays: 30 }, { windowDays: 7 }]);
});
