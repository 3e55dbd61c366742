import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN } from './built-in.ts';
import { policy, PolicyError, readPolicy } from './readPolicy.ts';

const faultsOf = (...patches: unknown[]): readonly string[] => {
  try {
    readPolicy(...patches);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(PolicyError);
    return (error as PolicyError).faults;
  }
};

describe('readPolicy', () => {
  it('types money in millionths of a USDT, percentages in millionths of the whole, durations in milliseconds', () => {
    expect(policy.kycLimits[1]).toEqual({
      withdrawADay: 1_000_000_000n,
      transferADay: 2_000_000_000n,
      perOrder: 300_000_000n,
      ordersADay: 1_000_000_000n,
    });
    expect(policy.kycLimits[0].perOrder).toBeNull();
    expect(policy.payMethodBonus).toMatchObject({ rate: 30_000n, dailyCap: 30_000_000n });
    expect(policy.withdrawal.unreviewed).toEqual({ knownAddress: 1_000_000_000n, newAddress: 100_000_000n });
    expect(policy.session).toEqual({ idle: 1_800_000, slideAfter: 60_000, absolute: 43_200_000, challenge: 300_000 });
    expect(policy.captcha.minElapsed).toBe(300);
    expect(policy.withdrawal.fees.TRC20).toEqual({ currency: 'USDT', amount: '1' });
  });

  it('is frozen through and through', () => {
    expect(Object.isFrozen(policy)).toBe(true);
    expect(Object.isFrozen(policy.withdrawal.fees.TRC20)).toBe(true);
    expect(Object.isFrozen(policy.acceptorRebate.tiers)).toBe(true);
  });

  it('lays patches over the built-in values, and leaves everything else as it is', () => {
    const changed = readPolicy(
      { withdrawal: { fees: { TRC20: { amount: '2' } } }, tradeLimit: '1' },
      { tradeLimit: '60000', captcha: { bits: [10] } },
    );
    expect(changed.withdrawal.fees).toEqual({ ...policy.withdrawal.fees, TRC20: { currency: 'USDT', amount: '2' } });
    expect(changed.tradeLimit).toBe(60_000_000_000n);
    expect(changed.captcha.bits).toEqual([10]);
    expect({ ...changed, withdrawal: 0, tradeLimit: 0, captcha: 0 }).toEqual({
      ...policy,
      withdrawal: 0,
      tradeLimit: 0,
      captcha: 0,
    });
  });

  it.each<[string, unknown, string]>([
    ['a misspelt name', { withdrawl: {} }, 'policy.withdrawl: is not a name of the policy. Use one of: login, session'],
    [
      'a misspelt name deep inside',
      { session: { idel: '1m' } },
      'policy.session.idel: is not a name of the policy. Use one of: idle',
    ],
    [
      'a network that is not carried',
      { withdrawal: { fees: { SOL: {} } } },
      'policy.withdrawal.fees.SOL: is not a name',
    ],
    ['a class of calls that there is not', { rates: { fast: {} } }, 'policy.rates.fast: is not a name'],
    [
      'money as a number',
      { withdrawal: { fees: { TRC20: { amount: 1 } } } },
      'policy.withdrawal.fees.TRC20.amount: must be an amount as a decimal string such as "1.5", not 1',
    ],
    [
      'money below zero',
      { tradeLimit: '-1' },
      'policy.tradeLimit: must be an amount as a decimal string such as "1.5", not "-1"',
    ],
    ['money that is not decimal', { tradeLimit: '1e3' }, 'policy.tradeLimit: must be an amount'],
    [
      'more places than USDT has',
      { tradeLimit: '0.0000001' },
      'policy.tradeLimit: must have at most 6 decimal places, not "0.0000001"',
    ],
    [
      'a fee of nothing',
      { withdrawal: { fees: { BTC: { amount: '0.000' } } } },
      'policy.withdrawal.fees.BTC.amount: must be more than zero',
    ],
    [
      'a duration without a unit',
      { session: { idle: 1800 } },
      'policy.session.idle: must be a duration such as "30s", "15m", "2h" or "1d", not 1800',
    ],
    ['a duration of nothing', { holds: { phone: '0h' } }, 'policy.holds.phone: must be longer than nothing'],
    [
      'a pause that a timer cannot wait',
      { chains: { scanEvery: '25d' } },
      'policy.chains.scanEvery: must be at most 24 days',
    ],
    ['too few levels of verification', { kycLimits: BUILT_IN.kycLimits.slice(1) }, 'policy.kycLimits.4: '],
    [
      'too many levels of verification',
      { kycLimits: [...BUILT_IN.kycLimits, BUILT_IN.kycLimits[4]] },
      'policy.kycLimits.5: must be a list of 5 entries',
    ],
    ['a value for a group', { session: 5 }, 'policy.session: must be an object in braces'],
    ['null', { login: { window: null } }, 'policy.login.window: must be a duration'],
    ['a list for a group', { cashier: { coins: [] } }, 'policy.cashier.coins: must be an object in braces'],
    [
      'a number for an entry of a list',
      { acceptorRebate: { tiers: [5] } },
      'policy.acceptorRebate.tiers.0: must be an object with turnover, rate, not 5',
    ],
    [
      'an entry without a value',
      { cashier: { coins: { BTC: { least: '1' } } } },
      'policy.cashier.coins.BTC.fee: is missing. This entry needs least, fee',
    ],
    ['a list for the whole', [], 'policy: must be an object'],
    [
      'a pay method that there is not',
      { payMethodBonus: { payMethodIds: [2] } },
      'policy.payMethodBonus.payMethodIds.0: must be the id of a pay method',
    ],
    ['more than all', { payMethodBonus: { rate: '100.1' } }, 'policy.payMethodBonus.rate: must be at most 100 percent'],
    ['a margin of all', { quote: { margin: '1' } }, 'policy.quote.margin: must be a share below 1'],
    [
      'a coin in small letters',
      { recharge: { minimum: { usdt: '1' } } },
      'policy.recharge.minimum.usdt: must be the code of a coin such as "USDT", not "usdt"',
    ],
    [
      'no tier for beginners',
      { acceptorRebate: { tiers: [{ turnover: '5', rate: '1' }] } },
      'policy.acceptorRebate.tiers: must begin with a tier from turnover "0"',
    ],
    [
      'tiers out of order',
      { acceptorRebate: { tiers: [0, 9, 5].map((n) => ({ turnover: String(n), rate: '1' })) } },
      'policy.acceptorRebate.tiers: must have the lowest turnover first',
    ],
    ['an empty list', { captcha: { bits: [] } }, 'policy.captcha.bits.0: must be a whole number from 1 to 32'],
    [
      'an idle time above the whole',
      { session: { idle: '13h' } },
      'policy.session.idle: must not be more than absolute',
    ],
    [
      'fewer blocks read again than make a transfer final',
      { chains: { overlap: 5 } },
      'policy.chains.confirmations: must not be more than overlap',
    ],
    [
      'a day that begins elsewhere than on Earth',
      { transfer: { dayStartsAtUtcOffset: '15h' } },
      'policy.transfer.dayStartsAtUtcOffset: must be at most 14 hours',
    ],
    [
      'a fee of more than all',
      { cashier: { feeBasisPoints: 10_001 } },
      'policy.cashier.feeBasisPoints: must be a whole number from 0 to 10000, not 10001',
    ],
  ])('refuses %s, and names it', (_what, patch, fault) => {
    expect(faultsOf(patch)).toEqual([expect.stringContaining(fault)]);
  });

  it('opens a function of the menu on the page of somebody else, by https alone', () => {
    const url = 'https://hedge.example.com/start';
    expect(readPolicy({ features: { hedge: url, coupons: false } }).features).toMatchObject({
      hedge: url,
      coupons: false,
      pay: true,
    });
    for (const wrong of ['http://hedge.example.com', '/hedge', 'javascript:alert(1)', 1])
      expect(() => readPolicy({ features: { hedge: wrong } })).toThrow(
        'policy.features.hedge: must be true, false, or',
      );
  });

  it('names every fault at once', () => {
    expect(faultsOf({ tradeLimit: 1, session: { idle: 1 }, loggin: 1 })).toHaveLength(3);
  });

  it('takes no prototype from a file [S13]', () => {
    const patch: unknown = JSON.parse('{"__proto__": {"polluted": true}, "login": {"__proto__": {"polluted": true}}}');
    const faults = faultsOf(patch);
    expect(faults.every((fault) => fault.includes('__proto__'))).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('reads any amount of USDT exactly or refuses it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (minor) => {
        const digits = minor.toString().padStart(7, '0');
        const tradeLimit = `${digits.slice(0, -6)}.${digits.slice(-6)}`;
        expect(readPolicy({ tradeLimit }).tradeLimit).toBe(minor);
      }),
      { numRuns: 50 },
    );
  });
});
