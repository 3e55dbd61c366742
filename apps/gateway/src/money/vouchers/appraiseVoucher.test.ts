import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appraiseVoucher, bonusOf, rankVouchers, useOf, type VoucherOrder } from './appraiseVoucher.ts';
import type { Voucher, VoucherTerms } from './Voucher.ts';

const usable: Voucher = {
  id: 'vc_a',
  kind: 1,
  name: '3 %',
  rate: 30_000n,
  value: null,
  minAmount: 100_000_000n,
  maxBonus: 15_000_000n,
  payMethodIds: [1, 4],
  stackable: false,
  status: 1,
  startAt: 0,
  endAt: 1000,
  hasStarted: true,
  source: '',
  terms: '',
  receivedAt: 0,
  isNew: false,
  billNo: null,
  usedAt: null,
};
const order: VoucherOrder = { use: 'buy', amount: 200_000_000n, payMethodId: 1, usesLeft: 1 };

const money = fc.bigInt({ min: 1n, max: 10n ** 15n });
const maxBonus = fc.option(money);
const plain = { name: '', minAmount: 0n, payMethodIds: [], stackable: false };
const uses = fc.constantFrom('buy' as const, 'sell' as const);
const share = fc
  .record({ kind: fc.constantFrom(1, 3), rate: fc.bigInt({ min: 1n, max: 1_000_000n }), maxBonus })
  .map((terms) => ({ ...plain, ...terms, value: null }) as VoucherTerms);
const fixed = fc
  .record({ value: money, maxBonus })
  .map((terms) => ({ ...plain, ...terms, kind: 2, rate: null }) as VoucherTerms);
const voucher = fc
  .record({
    id: fc.uuid(),
    terms: fc.oneof(share, fixed),
    endAt: fc.integer({ min: 0, max: 5 }),
    hasStarted: fc.boolean(),
    minAmount: money,
    stackable: fc.boolean(),
  })
  .map(({ terms, ...other }): Voucher => ({ ...usable, ...terms, ...other, payMethodIds: [] }));

describe('what a voucher gives', () => {
  it('is the exact share rounded down, never above what bounds it', () => {
    fc.assert(
      fc.property(share, money, (terms, amount) => {
        const bonus = bonusOf(terms, { amount });
        const rate = terms.rate ?? 0n;
        const exact = amount * rate;
        if (bonus === terms.maxBonus) expect(bonus * 1_000_000n).toBeLessThanOrEqual(exact);
        else {
          expect(bonus * 1_000_000n).toBeLessThanOrEqual(exact);
          expect((bonus + 1n) * 1_000_000n).toBeGreaterThan(exact);
          expect(bonus).toBeLessThan(terms.maxBonus ?? bonus + 1n);
        }
      }),
    );
  });

  it('never shrinks when the order grows, and gains nothing by splitting an order', () => {
    fc.assert(
      fc.property(fc.oneof(share, fixed), money, money, (terms, one, other) => {
        const together = bonusOf(terms, { amount: one + other });
        expect(together).toBeGreaterThanOrEqual(bonusOf(terms, { amount: one }));
        if (terms.rate !== null && terms.maxBonus === null)
          expect(bonusOf(terms, { amount: one }) + bonusOf(terms, { amount: other })).toBeLessThanOrEqual(together);
      }),
    );
  });

  it('is a fixed amount for any order, and the whole fee of a withdrawal', () => {
    fc.assert(
      fc.property(fixed, money, money, (terms, amount, fee) => {
        const bounded = terms.maxBonus !== null && terms.maxBonus < (terms.value ?? 0n) ? terms.maxBonus : terms.value;
        expect(bonusOf(terms, { amount })).toBe(bounded);
        const waiver: VoucherTerms = { ...terms, kind: 4, value: null, maxBonus: null };
        expect(bonusOf(waiver, { amount, fee })).toBe(fee);
      }),
    );
  });

  it.each([
    [33_333_333n, 30_000n, null, 999_999n],
    [1n, 999_999n, null, 0n],
    [500_000_000n, 30_000n, 15_000_000n, 15_000_000n],
    [500_000_001n, 30_000n, 15_000_000n, 15_000_000n],
    [499_999_999n, 30_000n, 15_000_000n, 14_999_999n],
    [100_000_000n, 1_000_000n, null, 100_000_000n],
  ])('of %d at %d millionths, at most %s, is %d', (amount, rate, bound, bonus) => {
    expect(bonusOf({ ...usable, rate, maxBonus: bound }, { amount })).toBe(bonus);
  });
});

describe('the obstacle of a voucher', () => {
  it.each<[string, Partial<Voucher>, Partial<VoucherOrder>, object]>([
    ['nothing', {}, {}, { fits: true, bonus: 6_000_000n }],
    ['nothing at the least amount', {}, { amount: 100_000_000n }, { fits: true, bonus: 3_000_000n }],
    ['a millionth too little', {}, { amount: 99_999_999n }, { fits: false, obstacle: 'AMOUNT_TOO_SMALL' }],
    ['another pay method', {}, { payMethodId: 3 }, { fits: false, obstacle: 'PAY_METHOD' }],
    ['nothing where all methods are good', { payMethodIds: [] }, { payMethodId: 3 }, { fits: true }],
    ['nothing before the method is chosen', {}, { payMethodId: undefined }, { fits: true }],
    ['its start', { hasStarted: false }, {}, { fits: false, obstacle: 'NOT_STARTED' }],
    ['another order', { status: 2 }, {}, { fits: false, obstacle: 'LOCKED' }],
    ['the uses of today', {}, { usesLeft: 0 }, { fits: false, obstacle: 'USES_OF_TODAY' }],
    ['that it was used', { status: 3 }, {}, { fits: false, obstacle: null }],
    ['its end', { status: 4 }, {}, { fits: false, obstacle: null }],
    ['that it is for something else', { kind: 3 }, {}, { fits: false, obstacle: null }],
  ])('%s', (_what, terms, asked, appraisal) => {
    expect(appraiseVoucher({ ...usable, ...terms }, { ...order, ...asked })).toMatchObject(appraisal);
  });

  it('knows what each kind is for', () => {
    expect(([1, 2, 3, 4] as const).map(useOf)).toEqual(['buy', 'buy', 'sell', 'withdrawal']);
  });
});

describe('which voucher is offered first', () => {
  it('is the largest total with the pay method’s bonus, then the earliest end; what does not fit comes last', () => {
    fc.assert(
      fc.property(
        fc.array(voucher, { maxLength: 12 }),
        uses,
        money,
        fc.option(money, { nil: undefined }),
        (vouchers, use, amount, methodBonus) => {
          const ranked = rankVouchers(vouchers, { use, amount, usesLeft: 3, methodBonus });
          for (const { voucher: each, appraisal, total } of ranked) {
            const kept = each.stackable ? (methodBonus ?? 0n) : 0n;
            expect(total).toBe(appraisal.fits ? appraisal.bonus + kept : 0n);
          }
          expect(ranked.map(({ voucher: { id } }) => id).toSorted()).toEqual(vouchers.map(({ id }) => id).toSorted());
          ranked.slice(1).forEach((after, index) => {
            const before = ranked[index];
            if (!before) return;
            if (before.appraisal.fits !== after.appraisal.fits) expect(before.appraisal.fits).toBe(true);
            else if (before.total !== after.total) expect(before.total).toBeGreaterThan(after.total);
            else expect(before.voucher.endAt).toBeLessThanOrEqual(after.voucher.endAt);
          });
        },
      ),
    );
  });
});
