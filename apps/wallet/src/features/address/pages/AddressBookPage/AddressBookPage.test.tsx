import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CONTACT_EXAMPLE, USER_INFO_EXAMPLE, type Contact, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

const PERSON: Contact = {
  addressId: 'ad_1',
  toType: 1,
  to: '9XM3QA',
  nickMasked: 'W•••',
  name: 'Wong',
  remark: 'Lunch',
  createdAt: 1,
};
const YOUNG = {
  ...CONTACT_EXAMPLE,
  addressId: 'ad_2',
  name: 'New wallet',
  remark: '',
  effectiveAt: 1_900_000_000_000,
} as Contact;

async function open(
  path: string,
  address: Handlers['address'] = {},
  user: Partial<UserInfo> = {},
  userCalls: Handlers['user'] = {},
) {
  const book = [CONTACT_EXAMPLE, PERSON, YOUNG];
  const fake = createFakeApi({
    address: { list: () => Promise.resolve(book), ...address },
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }), ...userCalls },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), named: fake.named };
}

describe('AddressBookPage', () => {
  it('shows people and addresses, and when a new address becomes available', async () => {
    const { router } = await open('/address');
    await screen.findByText('Wong');
    expect(screen.queryByText('Cold wallet')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Addresses' }));
    await screen.findByText('Cold wallet');
    expect(screen.getAllByText(/^Available from \d\d\/\d\d/)).toHaveLength(1);
    expect(router.state.location.search).toBe('?half=addresses');
  });

  it('finds contacts by the typed text', async () => {
    await open('/address?half=addresses');
    await screen.findByText('Cold wallet');
    await userEvent.type(screen.getByRole('searchbox'), 'ledger');
    expect(screen.queryByText('New wallet')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'xx');
    await screen.findByText('No contacts found');
  });

  it('shows an empty book, with a button to add a contact', async () => {
    const { router } = await open('/address', { list: () => Promise.resolve([]) });
    await screen.findByText('No contacts yet');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/address/add'));
  });

  it('tries again after a failed call', async () => {
    const faults = [new Error('network')];
    await open('/address', {
      list: () => (faults.length > 0 ? Promise.reject(faults.pop()!) : Promise.resolve([PERSON])),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Wong');
  });

  it('leads from a contact to sending', async () => {
    const { router } = await open('/address');
    await userEvent.click(await screen.findByText('Wong'));
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/transfer'));
    expect(router.state.location.search).toMatch(/^\?ads=T1/);
  });

  it('renames a contact', async () => {
    const { named } = await open('/address', {
      edit: ({ name, remark }) => Promise.resolve({ ...PERSON, name, remark }),
    });
    await userEvent.click(await screen.findByText('Wong'));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const remark = await screen.findByRole('textbox', { name: 'Note (optional)' });
    await userEvent.clear(remark);
    await userEvent.type(remark, 'nine chars');
    await screen.findByText('Use at most 8 characters.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(named('address.edit')).toEqual([]);
    await userEvent.clear(remark);
    await userEvent.type(remark, 'Dinner');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Dinner');
    expect(named('address.edit')).toEqual([{ addressId: 'ad_1', name: 'Wong', remark: 'Dinner' }]);
  });

  it('removes a contact after a confirmation', async () => {
    const { named } = await open('/address');
    await userEvent.click(await screen.findByText('Wong'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Wong?' });
    expect(named('address.remove')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Lunch')).toBeNull());
    expect(named('address.remove')).toEqual([{ addressId: 'ad_1' }]);
  });

  it('asks which of the addresses that nobody vouched for the whitelist takes, and leaves the others off it [S32][S55]', async () => {
    const planted = { ...CONTACT_EXAMPLE, addressId: 'ad_3', name: 'Planted', isTrusted: false } as Contact;
    const mine = { ...CONTACT_EXAMPLE, addressId: 'ad_4', name: 'Desk', isTrusted: false } as Contact;
    const list = () => Promise.resolve([CONTACT_EXAMPLE, planted, mine]);
    const { named } = await open(
      '/address?half=addresses',
      { list },
      { addressWhitelist: false },
      {
        addressWhitelistSwitchOn: () => Promise.resolve(true as const),
      },
    );
    await screen.findByText('Planted');
    await userEvent.click(await screen.findByRole('switch', { name: /Withdrawal whitelist/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Turn on the whitelist?' });
    expect(within(sheet).queryByText('Cold wallet')).toBeNull();
    const boxes = within(sheet).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /Desk/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(named('user.addressWhitelistSwitchOn')).toEqual([{ addressIds: ['ad_4'] }]));
  });

  it('shows an address that is not on the whitelist, and adds it', async () => {
    const planted = {
      ...CONTACT_EXAMPLE,
      addressId: 'ad_3',
      name: 'Planted',
      isTrusted: false,
      effectiveAt: null,
    } as Contact;
    const { named } = await open(
      '/address?half=addresses',
      { list: () => Promise.resolve([planted]) },
      { addressWhitelist: true },
      {
        addressWhitelistSwitchOn: () => Promise.resolve(true as const),
      },
    );
    await screen.findByText('Not on your whitelist');
    await userEvent.click(await screen.findByText('Planted'));
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to whitelist' }));
    await waitFor(() => expect(named('user.addressWhitelistSwitchOn')).toEqual([{ addressIds: ['ad_3'] }]));
  });

  it('explains the whitelist, asks for proofs, and switches it', async () => {
    const wanted = [new FakeRefusal('1042', { verifyTypes: [1, 4] })];
    const user = { addressWhitelist: true };
    const addressWhitelistSwitchOff = () => {
      const refusal = wanted.pop();
      if (refusal) return Promise.reject(refusal);
      user.addressWhitelist = false;
      return Promise.resolve(true as const);
    };
    const { named } = await open(
      '/address?half=addresses',
      {},
      {},
      {
        addressWhitelistSwitchOff,
        getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }),
      },
    );
    const whitelist = await screen.findByRole<HTMLInputElement>('switch', { name: /Withdrawal whitelist/ });
    expect(whitelist.checked).toBe(true);
    await userEvent.click(whitelist);
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn off the whitelist?' });
    expect(dialog.textContent).toContain('for 24 hours');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await userEvent.type(await screen.findByLabelText('Code sent to your phone'), '482913');
    await userEvent.type(screen.getByLabelText('Payment password'), '280619');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(whitelist.checked).toBe(false));
    expect(named('user.addressWhitelistSwitchOff').at(-1)).toEqual({
      codes: [
        { type: 1, code: '482913' },
        { type: 4, code: '280619' },
      ],
    });
  });
});
