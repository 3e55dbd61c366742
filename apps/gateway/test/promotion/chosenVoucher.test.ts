import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { FIXED, giveVoucher } from '../harness/giveVoucher.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage: Stage) => ({ gateway, member, device } = stage));

const coupon = fc.oneof(
  fc.record({
    rate: fc.bigInt({ min: 1_000n, max: 60_000n }),
    stackable: fc.boolean(),
    minAmount: fc.constantFrom(0n, 100_000_000n),
  }),
  fc
    .record({
      value: fc.bigInt({ min: 1n, max: 9_000_000n }),
      stackable: fc.boolean(),
      minAmount: fc.constantFrom(0n, 50_000_000n),
    })
    .map((terms) => ({ ...FIXED, ...terms })),
);

it('the voucher that is chosen is the one with which the order brings the most, and none where that is no more than without', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(coupon, { maxLength: 3 }),
      fc.constantFrom(1, 3, 4, 5),
      fc.integer({ min: 10, max: 900 }),
      async (coupons, payMethodId, whole) => {
        await gateway.db.query(sql`delete from voucher where member_id = ${member.id}`);
        const ids: string[] = [];
        for (const terms of coupons) ids.push(await giveVoucher(gateway.db, member.id, { payMethodIds: [], ...terms }));
        const amount = String(whole);
        const order = { transactionType: 9, payMethodId, currency: 'USDT', amount };
        const brings = async (voucherId?: string) => {
          const { code, body } = await device.call('/promotion/expectPromotionByOrder', {
            ...order,
            ...(voucherId === undefined ? {} : { voucherId }),
          });
          return code === '0000' ? Number(body.bonus) : undefined;
        };
        const without = (await brings())!;
        const totals = new Map(
          (await Promise.all(ids.map(async (id) => [id, await brings(id)] as const))).filter(
            ([, total]) => total !== undefined,
          ),
        );
        const most = Math.max(without, ...[...totals.values()].map(Number));
        const chosen = (await device.call('/promotion/default/select/count', { queryType: 1, amount, payMethodId }))
          .body;
        expect(chosen.count).toBe(totals.size);
        expect(chosen.voucherId === null ? without : totals.get(chosen.voucherId)).toBe(most);
        if (most === without) expect(chosen.voucherId).toBeNull();
        const { list } = (
          await device.call('/promotion/query/v2', {
            pageNo: 1,
            pageSize: 100,
            receivedStatus: 1,
            queryType: 1,
            amount,
            payMethodId,
          })
        ).body;
        for (const row of list) {
          expect(Number(row.methodBonus)).toBe(without);
          expect(row.obstacle === null ? Number(row.total) : undefined).toBe(totals.get(row.id));
        }
        if (chosen.voucherId !== null) expect(list[0].id).toBe(chosen.voucherId);
      },
    ),
    { numRuns: 25 },
  );
});
