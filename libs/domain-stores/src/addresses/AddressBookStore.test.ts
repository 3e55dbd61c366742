import { describe, expect, it, vi } from 'vitest';
import { CONTACT_EXAMPLE, type Contact } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { AddressBookStore } from './AddressBookStore.ts';

const PERSON: Contact = {
  addressId: 'ad_1',
  toType: 1,
  to: '9XM3QA',
  nickMasked: 'W•••',
  name: 'Wong',
  remark: '',
  createdAt: 1,
};

function setUp(handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi({ address: { list: () => Promise.resolve([CONTACT_EXAMPLE, PERSON]) }, ...handlers });
  const deps = createFakeDeps({ api: fake.api });
  const reload = vi.fn<() => Promise<void>>().mockResolvedValue();
  return { book: new AddressBookStore(deps, { session: { reload } }), deps, reload, named: fake.named };
}

describe('AddressBookStore', () => {
  it('tells people from addresses', async () => {
    const { book, named } = setUp();
    await book.book.load();
    await book.book.load();
    expect(book).toMatchObject({ book: { failure: undefined }, people: [PERSON], addresses: [CONTACT_EXAMPLE] });
    expect(named('address.list')).toHaveLength(1);
  });

  it('says that it could not be loaded, keeps what it has, and tries again', async () => {
    const list = vi
      .fn<() => Promise<Contact[]>>()
      .mockResolvedValueOnce([PERSON])
      .mockRejectedValueOnce(new Error('network'))
      .mockResolvedValue([]);
    const { book } = setUp({ address: { list } });
    await book.book.load();
    await book.book.reload();
    expect(book).toMatchObject({ book: { isStale: true }, people: [PERSON] });
    await book.book.load();
    expect(book).toMatchObject({ book: { isStale: false, isLoading: false }, entries: [] });
  });

  it('knows when an address can be withdrawn to', async () => {
    const { book, deps } = setUp();
    const at = deps.clock.now();
    expect(CONTACT_EXAMPLE.toType).toBe(2);
    if (CONTACT_EXAMPLE.toType !== 2) return;
    expect(book.isInEffect({ ...CONTACT_EXAMPLE, effectiveAt: at })).toBe(true);
    expect(book.isInEffect({ ...CONTACT_EXAMPLE, effectiveAt: at + 1 })).toBe(false);
    expect(book.isInEffect({ ...CONTACT_EXAMPLE, effectiveAt: null })).toBe(false);
  });

  it('shows a new entry at once, and ignores a list that was asked for before', async () => {
    const answers: ((list: Contact[]) => void)[] = [];
    const { book } = setUp({ address: { list: () => new Promise((resolve) => answers.push(resolve)) } });
    const loading = book.book.load();
    await book.add({ toType: 1, to: '9XM3QA', name: 'Wong', remark: '' });
    expect(book.entries).toEqual([CONTACT_EXAMPLE]);
    answers[1]?.([CONTACT_EXAMPLE, PERSON]);
    await settle();
    answers[0]?.([]);
    await loading;
    expect(book).toMatchObject({ book: { isStale: false, isLoading: false }, entries: [CONTACT_EXAMPLE, PERSON] });
  });

  it('keeps the book as it was when the server refuses an entry', async () => {
    const { book } = setUp({
      address: { add: () => Promise.reject(new Error('FRIEND_ALREADY_ADDED')), list: () => Promise.resolve([PERSON]) },
    });
    await book.book.load();
    await expect(book.add({ toType: 1, to: '9XM3QA', name: 'Wong', remark: '' })).rejects.toThrow(
      'FRIEND_ALREADY_ADDED',
    );
    expect(book.entries).toEqual([PERSON]);
  });

  it('renames and removes', async () => {
    const edit = ({ name, remark }: { name: string; remark: string }) => Promise.resolve({ ...PERSON, name, remark });
    const { book, named } = setUp({ address: { list: () => Promise.resolve([CONTACT_EXAMPLE, PERSON]), edit } });
    await book.book.load();
    await book.rename('ad_1', { name: 'Siu Ming', remark: 'Lunch' });
    expect(book.people).toMatchObject([{ name: 'Siu Ming', remark: 'Lunch' }]);
    await book.remove('ad_1');
    expect(book.entries).toEqual([CONTACT_EXAMPLE]);
    expect(named('address.remove')).toEqual([{ addressId: 'ad_1' }]);
  });

  it('knows which addresses a session alone added, and vouches for them with proofs', async () => {
    const planted = { ...CONTACT_EXAMPLE, addressId: 'ad_9', isTrusted: false };
    const { book, reload, named } = setUp({
      address: { list: () => Promise.resolve([CONTACT_EXAMPLE, PERSON, planted]) },
    });
    await book.book.load();
    expect(book.unproven).toEqual([planted]);
    const codes = [{ type: 1 as const, code: '482913' }];
    await book.vouch(['ad_9'], codes);
    expect(named('user.addressWhitelistSwitchOn')).toEqual([{ addressIds: ['ad_9'], codes }]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('switches the whitelist, with proofs if there are any, and reloads what depends on it', async () => {
    const { book, reload, named } = setUp();
    await book.setWhitelist(true);
    const codes = [{ type: 1 as const, code: '482913' }];
    await book.setWhitelist(false, codes);
    expect(named('user.addressWhitelistSwitchOn')).toEqual([{}]);
    expect(named('user.addressWhitelistSwitchOff')).toEqual([{ codes }]);
    expect(reload).toHaveBeenCalledTimes(2);
    expect(named('address.list')).toHaveLength(2);
  });
});
