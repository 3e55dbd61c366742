import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseOwnLimit, NO_OWN_LIMIT, type OwnLimit, ownLimitAt } from './OwnLimit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const to = (active: bigint | null) => ({ active, kept: active });
const choose = (limit: OwnLimit, active: bigint | null, now: number) => chooseOwnLimit(limit, to(active), now, DAY);

describe('a limit of one’s own', () => {
  it('falls at once, from none as well', () => {
    const first = choose(NO_OWN_LIMIT, 500n, 0);
    expect(first).toEqual({ active: 500n, kept: 500n, next: null });
    expect(choose(first, 200n, 1)).toEqual({ active: 200n, kept: 200n, next: null });
  });

  it('rises after a day, and to none as well', () => {
    const limit = choose(NO_OWN_LIMIT, 500n, 0);
    const rising = choose(limit, 1000n, HOUR);
    expect(rising).toEqual({ active: 500n, kept: 500n, next: { active: 1000n, kept: 1000n, at: HOUR + DAY } });
    expect(ownLimitAt(rising, HOUR + DAY - 1).active).toBe(500n);
    expect(ownLimitAt(rising, HOUR + DAY)).toEqual({ active: 1000n, kept: 1000n, next: null });
    expect(chooseOwnLimit(limit, { active: null, kept: 500n }, HOUR, DAY).next).toEqual({
      active: null,
      kept: 500n,
      at: HOUR + DAY,
    });
  });

  it('keeps the waiting time for the same rise or a smaller one, and starts it again for a greater one', () => {
    const rising = choose(choose(NO_OWN_LIMIT, 500n, 0), 1000n, HOUR);
    expect(choose(rising, 1000n, 2 * HOUR).next?.at).toBe(HOUR + DAY);
    expect(choose(rising, 800n, 2 * HOUR).next).toEqual({ active: 800n, kept: 800n, at: HOUR + DAY });
    expect(choose(rising, 1001n, 2 * HOUR).next?.at).toBe(2 * HOUR + DAY);
    expect(choose(rising, null, 2 * HOUR).next?.at).toBe(2 * HOUR + DAY);
  });

  it('forgets a waiting rise when it falls or is chosen as it is', () => {
    const rising = choose(choose(NO_OWN_LIMIT, 500n, 0), 1000n, HOUR);
    expect(choose(rising, 500n, 2 * HOUR).next).toBeNull();
    expect(choose(rising, 10n, 2 * HOUR)).toEqual({ active: 10n, kept: 10n, next: null });
  });

  it('rises only to what was asked for a day before, or to less, whatever is chosen', () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 30 * HOUR }),
      active: fc.option(fc.bigInt({ min: 0n, max: 5n })),
    });
    const asNumber = (active: bigint | null) => (active === null ? Number.POSITIVE_INFINITY : Number(active));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let limit = choose(NO_OWN_LIMIT, 0n, 0);
        let now = 0;
        const asked: { at: number; value: number }[] = [];
        for (const { wait, active } of steps) {
          const before = asNumber(limit.active);
          now += wait;
          const held = asNumber(ownLimitAt(limit, now).active);
          if (held > before) expect(asked.some(({ at, value }) => at + DAY <= now && value >= held)).toBe(true);
          limit = choose(limit, active, now);
          expect(asNumber(limit.active)).toBe(Math.min(held, asNumber(active)));
          asked.push({ at: now, value: asNumber(active) });
        }
      }),
    );
  });
});
