import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import type { WaitingRecovery } from '../model/StopRecoveryForm.ts';

async function open(kind: WaitingRecovery['kind'], wrong = '') {
  let recovery: WaitingRecovery | null = { kind, effectiveAt: Date.now() + 1e8 };
  const stop = (typed: string) => {
    if (typed === wrong) return Promise.reject(new FakeRefusal('PASSWORD_INCORRECT', { remainTimes: 4 }));
    recovery = null;
    return Promise.resolve(true as const);
  };
  const fake = createFakeApi({
    user: {
      getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, recovery }),
      checkLoginPwd: ({ password }) => stop(password),
    },
    common: { verifyCode: ({ code }) => stop(code) },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, '/');
  return fake;
}

it('tells the owner of a request that waits, who stops it by what is said to be lost', async () => {
  const { named } = await open('password', 'wrong');
  await screen.findByText('Someone asked for a new login password');
  await userEvent.click(screen.getByRole('button', { name: 'Stop request' }));
  const sheet = await screen.findByRole('dialog', { name: 'Stop this request?' });
  const password = within(sheet).getByLabelText('Login password');
  await userEvent.type(password, 'wrong{Enter}');
  await within(sheet).findByText(/4 tries left|wrong/i);
  await userEvent.clear(password);
  await userEvent.type(password, 'correct horse 7{Enter}');
  await waitFor(() => expect(screen.queryByText('Someone asked for a new login password')).toBeNull());
  expect(named('user.checkLoginPwd')).toEqual([{ password: 'wrong' }, { password: 'correct horse 7' }]);
});

it('takes a code of the authenticator for a lost one, and no recovery code', async () => {
  const { named } = await open('otp');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop request' }));
  const sheet = await screen.findByRole('dialog', { name: 'Stop this request?' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(within(sheet).getByLabelText('Recovery code'), 'acdef-ghjkm{Enter}');
  await within(sheet).findByText('A recovery code does not show that you have the authenticator.');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Use the authenticator' }));
  await userEvent.type(within(sheet).getByLabelText('Authenticator code'), '482913{Enter}');
  await waitFor(() => expect(named('common.verifyCode')).toEqual([{ type: 3, scene: 'security', code: '482913' }]));
});
