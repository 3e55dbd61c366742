import { describe, expect, it } from 'vitest';
import { PAY_ACCOUNT_EXAMPLE, type PayAccount, type PayMethodId } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { accountOf, PayAccountsStore } from './PayAccountsStore.ts';

const CARD = {
  payMethodId: 1,
  realName: '张晓明',
  bankCode: 'CMB',
  bankName: '招商银行',
  accountNo: '6214830000000002',
} as const;
const CODE: PayAccount = {
  id: 'pa_2',
  payMethodId: 4,
  state: 1,
  realName: '张晓明',
  isPinned: false,
  createdAt: 1,
  qrFileId: 'f_1',
};

function setUp(fault?: Error) {
  let list: PayAccount[] = [PAY_ACCOUNT_EXAMPLE, CODE];
  const refuse = () => (fault ? Promise.reject(fault) : Promise.resolve());
  const fake = createFakeApi({
    bank: {
      all: async () => list,
      addPayAccount: async () => {
        await refuse();
        list = [...list, { ...PAY_ACCOUNT_EXAMPLE, id: 'pa_3', isPinned: false }];
        return { id: 'pa_3', state: 1 };
      },
      pin: async ({ id }) => {
        await refuse();
        list = list.map((account) => ({ ...account, isPinned: account.id === id }));
        return true;
      },
      deletePayAccount: async () => refuse().then(() => true as const),
    },
  });
  return { store: new PayAccountsStore(fake), named: fake.named };
}

const accountsOf = ({ ways }: PayAccountsStore, method: PayMethodId) =>
  ways.value?.find(({ payMethodId }) => payMethodId === method)?.accounts ?? [];

describe('PayAccountsStore', () => {
  it('lists accounts by pay method, also a method without any', async () => {
    const { store } = setUp();
    await store.ways.load();
    expect(store.ways.value).toEqual([
      { payMethodId: 1, accounts: [PAY_ACCOUNT_EXAMPLE] },
      { payMethodId: 4, accounts: [CODE] },
      { payMethodId: 3, accounts: [] },
      { payMethodId: 5, accounts: [] },
    ]);
  });

  it('offers the banks that issue accounts of a method', async () => {
    const { store } = setUp();
    await store.banks.load();
    expect(store.banksOf(5).map(({ bankCode }) => bankCode)).toEqual(['CMB']);
    expect(store.banksOf(4)).toEqual([]);
  });

  it('shows a new account, which carries the ticket', async () => {
    const { store, named } = setUp();
    await store.add(CARD, 'pp_1');
    expect(named('bank.addPayAccount')).toEqual([{ ...CARD, payPassTicket: 'pp_1' }]);
    expect(accountsOf(store, 1).map(({ id }) => id)).toEqual(['pa_7Qm2', 'pa_3']);
  });

  it('shows another default', async () => {
    const { store } = setUp();
    await store.pin('pa_2');
    expect(accountsOf(store, 4)[0]?.isPinned).toBe(true);
  });

  it('drops a removed account, and keeps it after a refusal', async () => {
    const { store } = setUp();
    await store.ways.load();
    await store.remove('pa_2');
    expect(accountsOf(store, 4)).toEqual([]);
    const refused = setUp(new FakeRefusal('BANK_ACCOUNT_UNAVAILABLE')).store;
    await refused.ways.load();
    await expect(refused.remove('pa_2')).rejects.toMatchObject({ code: 'BANK_ACCOUNT_UNAVAILABLE' });
    expect(accountsOf(refused, 4)).toEqual([CODE]);
  });

  it('names what the payment password confirms', () => {
    expect(accountOf(CARD)).toBe('6214830000000002');
    expect(accountOf({ payMethodId: 4, realName: '张晓明', qrFileId: 'f_1' })).toBe('f_1');
    expect(
      accountOf({
        payMethodId: 5,
        realName: '张晓明',
        bankCode: 'ICBC',
        bankName: '工行',
        walletNo: '0061000012345678',
      }),
    ).toBe('0061000012345678');
  });
});
