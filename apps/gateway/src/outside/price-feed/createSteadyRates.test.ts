import { describe, expect, it, vi } from 'vitest';
import { createSteadyRates } from './createSteadyRates.ts';

const MINUTE = 60_000;

function open() {
  let time = 0;
  const said = { BTC: '100000', CNY: '7.2' };
  const onJump = vi.fn<(currency: string, from: string, to: string) => void>();
  const source = {
    snapshot: async (at: number) => ({
      at,
      fiat: { CNY: said.CNY },
      coins: [{ currency: 'BTC', price: said.BTC, series: [said.BTC] }],
    }),
  };
  const rates = createSteadyRates(source, { coins: '0.2', fiat: '0.03', settles: 10 * MINUTE }, onJump, () => time);
  const ask = async (after: number, change: Partial<typeof said> = {}) => {
    time += after;
    Object.assign(said, change);
    const { coins } = await rates.snapshot(0);
    return coins[0]?.price;
  };
  return { ask, onJump };
}

describe('a price', () => {
  it('that moves within its share is believed', async () => {
    const { ask, onJump } = open();
    await ask(0);
    expect(await ask(MINUTE, { BTC: '119999' })).toBe('119999');
    expect(onJump).not.toHaveBeenCalled();
  });

  it('that jumps is none until it has held for ten minutes, and the log names it once', async () => {
    const { ask, onJump } = open();
    await ask(0);
    expect(await ask(MINUTE, { BTC: '70000' })).toBeUndefined();
    expect(await ask(9 * MINUTE, { BTC: '70500' })).toBeUndefined();
    expect(await ask(MINUTE, { BTC: '70600' })).toBe('70600');
    expect(onJump.mock.calls).toEqual([['BTC', '100000', '70000']]);
  });

  it('that jumps and comes back is the old one again', async () => {
    const { ask } = open();
    await ask(0);
    expect(await ask(MINUTE, { BTC: '1' })).toBeUndefined();
    expect(await ask(MINUTE, { BTC: '100100' })).toBe('100100');
    expect(await ask(20 * MINUTE, { BTC: '1' })).toBe('1');
  });

  it('of fiat that jumps closes everything', async () => {
    const { ask } = open();
    await ask(0);
    await expect(ask(MINUTE, { CNY: '7.5' })).rejects.toThrow('has jumped');
    expect(await ask(MINUTE, { CNY: '7.21' })).toBe('100000');
  });
});
