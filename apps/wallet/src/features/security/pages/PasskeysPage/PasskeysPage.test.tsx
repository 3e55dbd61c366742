import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contract, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

type Calls = NonNullable<Parameters<typeof createFakeApi>[0]>['user'];
type Device = NonNullable<ReturnType<typeof createFakeWorld>['passkeys']>;

const [PASSKEY] = contract.user.passkeyList.example.response;
const MADE = { id: 'Zm9v', clientDataJSON: 'e30', attestationObject: 'o2M', transports: [] };

async function open(calls: Calls = {}, device: Partial<Device> | null = {}, path = '/passkeys') {
  const fake = createFakeApi({ user: { getUserInfo: () => Promise.resolve(USER_INFO_EXAMPLE), ...calls } });
  const working = {
    name: 'iOS, Safari',
    create: () => Promise.resolve(MADE),
    sign: () => Promise.reject(new Error('not asked')),
  };
  const world = { ...createFakeWorld({ api: fake.api }), passkeys: device && { ...working, ...device } };
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, path);
  return fake;
}

const add = async () => await userEvent.click(await screen.findByRole('button', { name: 'Add passkey' }));

describe('PasskeysPage', () => {
  it('asks for proofs, then for the authenticator, and shows the new passkey', async () => {
    const { named } = await open({
      passkeyList: () => Promise.resolve([]),
      passkeyOffer: (request) =>
        request?.codes
          ? Promise.resolve(contract.user.passkeyOffer.example.response)
          : Promise.reject(new FakeRefusal('1042', { verifyTypes: [4] })),
    });
    await screen.findByText('No passkeys yet');
    await add();
    const sheet = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    expect(named('user.passkeyAdd')).toEqual([]);
    await userEvent.type(within(sheet).getByLabelText('Payment password'), '280619');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Work phone');
    expect(named('user.passkeyAdd')).toEqual([{ name: 'iOS, Safari', credential: MADE }]);
  });

  it('says that the device has a passkey already, and nothing to a person who gave up', async () => {
    const faults = [new DOMException('', 'InvalidStateError'), new DOMException('', 'NotAllowedError')];
    const { named } = await open({}, { create: () => Promise.reject(faults.pop() ?? new Error('too often')) });
    await screen.findByText('Work phone');
    await add();
    await waitFor(() => expect(faults).toHaveLength(1));
    expect(screen.queryByText(/already has a passkey/)).toBeNull();
    await add();
    await screen.findByText('This device already has a passkey for your account.');
    expect(named('user.passkeyAdd')).toEqual([]);
  });

  it('renames a passkey, and says what is wrong with a name', async () => {
    const { named } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /Work phone/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    const name = await screen.findByLabelText('Name of the passkey');
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    expect(named('user.passkeyRename')).toEqual([]);
    await userEvent.type(name, 'Old phone{Enter}');
    await screen.findByText('Old phone');
    expect(named('user.passkeyRename')).toEqual([{ passkeyId: PASSKEY.passkeyId, name: 'Old phone' }]);
  });

  it('calls a passkey by its device and browser until somebody names it', async () => {
    await open({
      passkeyList: () =>
        Promise.resolve([
          { ...PASSKEY, name: 'iOS, Safari' },
          { ...PASSKEY, passkeyId: '2', name: 'Linux, Chrome, 156.0.0.0' },
        ]),
    });
    await screen.findByRole('button', { name: /Chrome on Linux/ });
    await userEvent.click(screen.getByRole('button', { name: /Safari on iPhone/ }));
    await screen.findByRole('heading', { name: 'Safari on iPhone' });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Name of the passkey')).value).toBe('Safari on iPhone');
  });

  it('removes a passkey after a question', async () => {
    const { named } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /Work phone/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove passkey' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this passkey?' });
    expect(named('user.passkeyRemove')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove passkey' }));
    await screen.findByText('No passkeys yet');
    expect(named('user.passkeyRemove')).toEqual([{ passkeyId: PASSKEY.passkeyId }]);
  });

  it('adds no eleventh', async () => {
    await open({
      passkeyList: () =>
        Promise.resolve(Array.from({ length: 10 }, (_, at) => ({ ...PASSKEY, passkeyId: String(at) }))),
    });
    await screen.findByText(/You have 10 passkeys/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add passkey' }).disabled).toBe(true);
  });

  it('has no way to add one where the browser has none, and the security centre does not name it', async () => {
    await open({}, null);
    await screen.findByText('This browser cannot create passkeys here.');
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  });

  it.each([
    [{}, 1],
    [null, 0],
  ])('is in the security centre only with a browser for it', async (device, rows) => {
    await open({}, device, '/security');
    await screen.findByText('Login log');
    expect(screen.queryAllByRole('link', { name: /Passkeys/ })).toHaveLength(rows);
  });
});
