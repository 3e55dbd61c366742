import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const EVM_SLIP = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const PROTOCOLS = ['TRC20', 'ERC20'].map((name, id) => ({ id, name, fee: '1' }));

async function open(path: string, faults: Error[] = [], user: Partial<UserInfo> = {}) {
  const example = createFakeApi();
  const fake = createFakeApi({
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }) },
    address: {
      add: (request) => {
        const fault = faults.shift();
        return fault ? Promise.reject(fault) : example.api.address.add(request);
      },
    },
    recharge: {
      queryCurrencyList: () =>
        Promise.resolve([
          { id: 1, currencyCode: 'USDT', name: '', decimals: 6, minTransferAmount: '0.01', protocols: PROTOCOLS },
        ]),
    },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), named: fake.named };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('AddAddressPage', () => {
  it('adds a person and returns to the address book', async () => {
    const { router, named } = await open('/address/add');
    await userEvent.type(await screen.findByRole('textbox', { name: 'User number' }), '9xm3qa');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Wong');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/address'));
    expect(named('address.add')).toEqual([{ toType: 1, to: '9XM3QA', name: 'Wong', remark: '' }]);
  });

  it('switches to the network of the address, and confirms a wrong checksum', async () => {
    const { named } = await open('/address/add?half=addresses');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Address' }), EVM_SLIP);
    await screen.findByText('This address belongs to ERC20. We changed the network for you.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Cold');
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'Check the address' });
    await userEvent.click(within(question).getByRole('button', { name: 'Check again' }));
    expect(named('address.add')).toEqual([]);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    await waitFor(() => expect(named('address.add')).toHaveLength(1));
    expect(named('address.add')).toMatchObject([{ toType: 2, to: EVM_SLIP, protocol: 'ERC20', currencyCode: 'USDT' }]);
  });

  it('shows what is wrong with each field, and focuses the first', async () => {
    const { named } = await open('/address/add?half=addresses&address=hello');
    await screen.findByRole('textbox', { name: 'Address' });
    await save();
    await screen.findByText('The format of this TRC20 address is wrong. Check the address.');
    await screen.findByText('Enter a name.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' })));
    expect(named('address.add')).toEqual([]);
  });

  it('asks for proofs while the whitelist is on', async () => {
    const faults = [new FakeRefusal('1042', { verifyTypes: [9] })];
    const path = '/address/add?half=addresses&address=TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
    const { named, router } = await open(path, faults, { addressWhitelist: true });
    await screen.findByText(/24 hours after you add it/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Cold');
    await save();
    await userEvent.type(await screen.findByLabelText('Login password'), 'correct horse 7');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/address'));
    expect(router.state.location.search).toBe('?half=addresses');
    expect(named('address.add').at(-1)).toMatchObject({ codes: [{ type: 9, code: 'correct horse 7' }] });
  });

  it('shows the server’s refusal beside the field', async () => {
    await open('/address/add?address=9XM3QA', [new FakeRefusal('FRIEND_ALREADY_ADDED')]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Wong');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'User number' }).getAttribute('aria-invalid')).toBe('true'),
    );
  });
});
