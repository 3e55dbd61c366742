import { describe, expect, it } from 'vitest';
import { allocate } from './allocation.ts';

const of = (worths: Readonly<Record<string, string>>) =>
  allocate(Object.entries(worths).map(([currency, usdt]) => ({ currency, usdt })));

describe('allocate', () => {
  it('puts the largest part first and leaves out what is worth nothing', () => {
    const slices = of({ TRX: '250', BTC: '0', USDT: '500.00', ETH: '250.00' });
    expect(slices.map(({ currency, permille }) => [currency, permille])).toEqual([
      ['USDT', 500],
      ['TRX', 250],
      ['ETH', 250],
    ]);
    expect(slices.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25]);
  });

  it('rounds tenths of a percent to the nearest', () => {
    expect(of({ A: '2', B: '1' }).map(({ permille }) => permille)).toEqual([667, 333]);
  });

  it('gathers what is too small for a slice of its own, but never a single one', () => {
    const six = { A: '60', B: '50', C: '40', D: '30', E: '20', F: '10' };
    expect(of(six).map(({ currency }) => currency)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    const slices = of({ ...six, G: '5' });
    expect(slices.map(({ currency }) => currency)).toEqual(['A', 'B', 'C', 'D', 'E', null]);
    expect(slices.at(-1)?.permille).toBe(70);
  });

  it('is exact where floats are not', () => {
    expect(of({ A: '900719925474099.30', B: '900719925474099.30' }).map(({ permille }) => permille)).toEqual([500, 500]);
  });

  it('is empty when there is nothing', () => {
    expect(of({})).toEqual([]);
    expect(of({ USDT: '0.00' })).toEqual([]);
  });
});
