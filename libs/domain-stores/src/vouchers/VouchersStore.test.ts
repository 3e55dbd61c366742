import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE, VOUCHER_EXAMPLE, type Voucher } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { VouchersStore } from './VouchersStore.ts';

function setUp({ userType = 0 as 0 | 7 } = {}) {
  const device = createFakeDeps();
  const state = { fresh: 2, fails: false, reserved: [] as Voucher[] };
  const used: Voucher = { ...VOUCHER_EXAMPLE, id: 'vc_used', status: 3, isNew: false };
  const { api, named } = createFakeApi({
    promotion: {
      query: ({ receivedStatus }) => {
        if (state.fails) return Promise.reject(new Error('network'));
        state.fresh = 0;
        const list = receivedStatus === 1 ? [VOUCHER_EXAMPLE, ...state.reserved] : receivedStatus === 2 ? [used] : [];
        return Promise.resolve({ pageNo: 1, pageSize: 100, total: list.length, list });
      },
      queryForNotify: () =>
        state.fails ? Promise.reject(new Error('network')) : Promise.resolve({ newPromoNum: state.fresh }),
      useLimit: () =>
        state.fails
          ? Promise.reject(new Error('network'))
          : Promise.resolve({ merchantCount: 20, mermberCount: 3, usedToday: 1 }),
    },
  });
  const vouchers = new VouchersStore({ ...device, api }, { user: { ...USER_INFO_EXAMPLE, userType } });
  return { vouchers, device, state, named };
}

describe('VouchersStore', () => {
  it('loads every pile, a hundred to a page; after that none is new', async () => {
    const { vouchers, named } = setUp();
    await vouchers.countNew();
    expect(vouchers.newToAnnounce).toBe(2);
    expect(vouchers.piles.usable.value).toBeUndefined();
    await vouchers.refresh();
    expect(vouchers.piles.usable).toMatchObject({ value: [VOUCHER_EXAMPLE], isLoading: false, failure: undefined });
    expect(vouchers.piles.used.value).toHaveLength(1);
    expect(vouchers.piles.expired.value).toEqual([]);
    expect(named('promotion.query')).toEqual(
      [1, 2, 3].map((receivedStatus) => ({ pageNo: 1, pageSize: 100, receivedStatus })),
    );
    expect(vouchers.newToAnnounce).toBe(0);
  });

  it('keeps vouchers that an order reserves apart from the usable ones', async () => {
    const { vouchers, state, named } = setUp();
    state.reserved.push({ ...VOUCHER_EXAMPLE, id: 'vc_reserved', status: 2 });
    expect(vouchers.of('usable')).toEqual([]);
    await vouchers.refresh();
    expect(named('promotion.query')).toHaveLength(3);
    expect(vouchers.of('usable').map(({ id }) => id)).toEqual([VOUCHER_EXAMPLE.id]);
    expect(vouchers.of('reserved').map(({ id }) => id)).toEqual(['vc_reserved']);
    expect(vouchers.of('used')).toHaveLength(1);
  });

  it.each([
    [0, 3],
    [7, 20],
  ] as const)('counts the uses of the day of user type %i up to %i', async (userType, limit) => {
    const { vouchers } = setUp({ userType });
    expect(vouchers.usesToday).toBeNull();
    await vouchers.refresh();
    expect(vouchers.usesToday).toEqual({ used: 1, limit });
  });

  it('counts new ones each 30 s while the app is seen, and announces only more than before', async () => {
    const { vouchers, device, state } = setUp();
    await device.clock.advance(30_000);
    expect(vouchers.newToAnnounce).toBe(2);
    const dismissing = vouchers.dismiss();
    expect(vouchers.newToAnnounce).toBe(0);
    await dismissing;
    state.fresh = 3;
    device.setVisible(false);
    await device.clock.advance(30_000);
    expect(vouchers.newToAnnounce).toBe(0);
    device.setVisible(true);
    await device.clock.advance(30_000);
    expect(vouchers.newToAnnounce).toBe(3);
    vouchers.dispose();
    state.fresh = 9;
    await device.clock.advance(60_000);
    expect(vouchers.newCount).toBe(3);
  });

  it('counts a dismissed voucher as seen, also for another device', async () => {
    const { vouchers, state } = setUp();
    await vouchers.countNew();
    await vouchers.dismiss();
    expect(state.fresh).toBe(0);
    expect(vouchers.newCount).toBe(0);
    state.fresh = 1;
    await vouchers.countNew();
    expect(vouchers.newToAnnounce).toBe(1);
    state.fails = true;
    await vouchers.dismiss();
    expect(vouchers.newToAnnounce).toBe(0);
  });

  it('keeps what it has when a reload fails, and says so', async () => {
    const { vouchers, state } = setUp();
    await vouchers.refresh();
    state.fails = true;
    await vouchers.refresh();
    expect(vouchers.piles.usable).toMatchObject({ value: [VOUCHER_EXAMPLE], isStale: true });
    expect(vouchers.usesToday).toEqual({ used: 1, limit: 3 });
    state.fails = false;
    await vouchers.piles.usable.reload();
    expect(vouchers.piles.usable.isStale).toBe(false);
  });
});
