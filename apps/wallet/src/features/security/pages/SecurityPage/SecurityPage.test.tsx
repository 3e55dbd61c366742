import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_DEVICE_EXAMPLE,
  LOGIN_ENTRY_EXAMPLE,
  USER_INFO_EXAMPLE,
  type UserInfo,
} from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

const OTHER = {
  ...ACCOUNT_DEVICE_EXAMPLE,
  deviceId: 'other',
  name: 'iOS, Safari, 19',
  current: false,
  signedIn: false,
};

async function open(path: string, user: Partial<UserInfo> = {}, calls: Handlers['user'] = {}) {
  const fake = createFakeApi({
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }), ...calls },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), named: fake.named };
}

const rows = () => within(screen.getByRole('main')).getAllByRole('link');

describe('SecurityPage', () => {
  it('shows the level, and what is missing first', async () => {
    await open('/security', { hasTranPass: false, email: 'robin@example.com', securityLevel: 2 });
    await screen.findByRole('img', { name: '2 of 6 protections on' });
    expect(
      rows()
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'AuthenticatorNot added',
      'Payment passwordNot set yet',
      'Login passwordSet',
      'Phone number+86 •••• 5678',
      'Email addressro•••@example.com',
    ]);
    await screen.findByText('1 device');
  });

  it('has nothing more to ask of a fully protected account', async () => {
    const all = {
      hasTranPass: true,
      email: 'robin@example.com',
      boundOtp: true,
      antiPhishingCode: 'blue heron',
      addressWhitelist: true,
      securityLevel: 6,
    };
    await open('/security', all);
    await screen.findByText('Every protection is on.');
    expect(rows()[0]!.textContent).toBe('AuthenticatorIn use');
  });

  it('asks for the whitelist last, and never says that all is on without it', async () => {
    const most = {
      hasTranPass: true,
      email: 'robin@example.com',
      boundOtp: true,
      antiPhishingCode: 'blue heron',
      securityLevel: 5,
    };
    await open('/security', most);
    await screen.findByText('Turn on the withdrawal whitelist to protect your account better.');
    await screen.findByRole('img', { name: '5 of 6 protections on' });
    await userEvent.click(screen.getByRole('button', { name: 'About security levels' }));
    await screen.findByText(/anti-phishing code and withdrawal whitelist/);
    // The dialog is above every page until it is closed.
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('PhonePage', () => {
  it('leads to adding a phone where there is none', async () => {
    const { router } = await open('/phone', { phone: '', email: 'robin@example.com' });
    await screen.findByText('No phone number yet');
    await userEvent.click(screen.getByRole('link', { name: 'Add phone number' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/phone/edit'));
    await screen.findByRole('heading', { name: 'Add phone number' });
  });

  it('asks for a code at every login after proofs, and stays as it was when the person gives up', async () => {
    const { named } = await open(
      '/phone',
      {},
      { phoneVerifySwitchOn: () => Promise.reject(new FakeRefusal('1042', { verifyTypes: [1, 4] })) },
    );
    const check = await screen.findByRole<HTMLInputElement>('switch', { name: /Code at every login/ });
    await userEvent.click(check);
    await screen.findByRole('dialog', { name: 'Confirm it is you' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(check.checked).toBe(false));
    expect(named('user.phoneVerifySwitchOn')).toEqual([{}]);
  });
});

describe('EditPhonePage', () => {
  it('offers other proofs where the server names them, and sends those', async () => {
    const answers = [new FakeRefusal('1042', { verifyTypes: [1, 3], instead: [3, 4] })];
    const { named } = await open(
      '/phone/edit',
      {},
      {
        changePhone: () => {
          const refusal = answers.pop();
          return refusal ? Promise.reject(refusal) : Promise.resolve(true as const);
        },
      },
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /New phone number/ }), '13987654321');
    await userEvent.type(screen.getByLabelText('Code sent to the new number'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const sheet = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Use other proofs' }));
    expect(within(sheet).queryByLabelText('Code sent to your phone')).toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(within(sheet).getByLabelText('Recovery code'), 'acdef-ghjkm');
    await userEvent.type(within(sheet).getByLabelText('Payment password'), '280619');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { name: 'Phone number saved' });
    const codes = [
      { type: 3, code: 'ACDEF-GHJKM' },
      { type: 4, code: '280619' },
    ];
    expect(named('user.changePhone').at(-1)).toEqual({
      countryCode: '86',
      phone: '13987654321',
      verifyCode: '482913',
      codes,
    });
  });

  it('says at the field that another account has the number, and keeps what was typed', async () => {
    await open('/phone/edit', {}, { changePhone: () => Promise.reject(new FakeRefusal('BIND_ANOTHER_ALREADY')) });
    const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /New phone number/ });
    await userEvent.type(number, '13987654321');
    await userEvent.type(screen.getByLabelText('Code sent to the new number'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/Another account uses this/);
    expect(number.value.replaceAll(/\D/g, '')).toBe('13987654321');
  });
});

describe('DevicesPage', () => {
  it('signs another device out after a question, never this one', async () => {
    const { named } = await open(
      '/devices',
      {},
      { deviceList: () => Promise.resolve([ACCOUNT_DEVICE_EXAMPLE, OTHER]) },
    );
    const buttons = await screen.findAllByRole('button', { name: /^Sign out / });
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Sign out Safari on iPhone',
      'Sign out all others',
    ]);
    await userEvent.click(buttons[0]!);
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out on this device?' });
    expect(named('user.deviceRevoke')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await screen.findByText('No other device has logged in to your account.');
    expect(named('user.deviceRevoke')).toEqual([{ deviceId: 'other' }]);
  });

  it('tries again after a failed load', async () => {
    const faults = [new Error('network')];
    await open(
      '/devices',
      {},
      {
        deviceList: () =>
          faults.length > 0 ? Promise.reject(faults.pop()!) : Promise.resolve([ACCOUNT_DEVICE_EXAMPLE]),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('This device');
  });
});

describe('LoginLogPage', () => {
  it('tells logins that failed too, and an empty log', async () => {
    const wrong = { ...LOGIN_ENTRY_EXAMPLE, id: '9', result: 'wrong', current: false, deviceName: '' } as const;
    await open(
      '/logs',
      {},
      { loginLog: (page) => Promise.resolve({ ...page, total: 2, list: [wrong, LOGIN_ENTRY_EXAMPLE] }) },
    );
    await screen.findByText('Refused');
    expect(screen.getByText('Unknown device')).toBeDefined();
    expect(screen.getAllByText(/This device/)).toHaveLength(1);
  });

  it('says what will be there', async () => {
    await open('/logs', {}, { loginLog: (page) => Promise.resolve({ ...page, total: 0, list: [] }) });
    await screen.findByText('No logins yet');
  });
});

describe('AuthenticatorPage', () => {
  it('leads to adding one where none is bound', async () => {
    const { router } = await open('/ga/auth');
    await userEvent.click(await screen.findByRole('link', { name: 'Add authenticator' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ga/bind'));
    await screen.findByRole('img', { name: 'Key as a QR code' });
  });

  it('shows new recovery codes once', async () => {
    const bound = () => Promise.resolve({ boundOtp: true as const, boundAt: 1_790_000_000_000, recoveryCodesLeft: 2 });
    await open('/ga/auth', { boundOtp: true }, { getOtpInfo: bound });
    await screen.findByText('2 left');
    await userEvent.click(screen.getByRole('button', { name: 'Create new codes' }));
    expect(within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  });
});

describe('AntiPhishingPage', () => {
  it('refuses invisible characters without a call, and normalises what looks alike', async () => {
    const { named } = await open('/antiphishing');
    const field = await screen.findByLabelText('Anti-phishing code');
    await userEvent.type(field, 'blue\u200bheron');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(named('user.setAntiPhishingCode')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'ｂｌｕｅ heron');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(named('user.setAntiPhishingCode')).toEqual([{ antiPhishingCode: 'blue heron' }]));
  });
});
