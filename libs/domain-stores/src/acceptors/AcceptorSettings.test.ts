import { expect, it } from 'vitest';
import { ACCEPTOR_CONFIG_EXAMPLE, type AcceptorConfig } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { AcceptorSettings } from './AcceptorSettings.ts';

function open() {
  let config: AcceptorConfig = ACCEPTOR_CONFIG_EXAMPLE;
  let refusal: Error | undefined;
  const fake = createFakeApi({
    trading: {
      getAcceptorConfig: async () => config,
      updateAcceptorConfig: (async ({
        payPassTicket: _ticket,
        ...change
      }: Partial<AcceptorConfig> & { payPassTicket?: string }) => {
        if (refusal) throw refusal;
        return (config = { ...config, ...change });
      }) as never,
    },
  });
  const deps = createFakeDeps({ api: fake.api });
  const refuse = (code: string, next: Partial<AcceptorConfig>) => {
    refusal = new FakeRefusal(code);
    config = { ...config, ...next };
  };
  return { ...fake, deps, settings: new AcceptorSettings(deps), refuse };
}

it('shows what the server says after a change', async () => {
  const { settings, named } = open();
  await settings.config.load();
  expect(settings.isOnline).toBe(true);
  await settings.switching.submit(false);
  expect(settings.isOnline).toBe(false);
  await settings.save({ priceOffset: '-0.5', dailyQuota: '900' }, 'pp_1');
  expect(settings.config.value).toMatchObject({ online: false, priceOffset: '-0.5', dailyQuota: '900' });
  await settings.saveLots([], 'ticket');
  expect(settings.config.value?.lots).toEqual([]);
  expect(named('trading.updateAcceptorConfig')).toEqual([
    { online: false },
    { priceOffset: '-0.5', dailyQuota: '900', payPassTicket: 'pp_1' },
    { lots: [], payPassTicket: 'ticket' },
  ]);
});

it('loads the pause that a refusal is about', async () => {
  const { settings, refuse } = open();
  await settings.config.load();
  refuse('TRY_AGAIN_LATER', { online: false, missesInHour: 3, offlineUntil: 1_790_003_600_000 });
  expect(await settings.switching.submit(true)).toBe(false);
  await settle();
  expect(settings.switching.failure?.code).toBe('TRY_AGAIN_LATER');
  expect(settings.config.value).toMatchObject({ online: false, offlineUntil: 1_790_003_600_000 });
});

it('stays fresh while a screen shows it', async () => {
  const { settings, deps, named } = open();
  const stop = settings.watch();
  await deps.clock.advance(61_000);
  stop();
  await deps.clock.advance(61_000);
  expect(named('trading.getAcceptorConfig')).toHaveLength(3);
  expect(named('trading.transFunctionType')).toHaveLength(1);
});
