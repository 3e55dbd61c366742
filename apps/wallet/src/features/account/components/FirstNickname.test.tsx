import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { UiHost, UiProvider } from '@ezwallet/ui';
import { StoresProvider } from '../../../world/StoresContext.tsx';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { FirstNickname } from './FirstNickname.tsx';

async function open(handlers: Parameters<typeof createFakeApi>[0] = {}, nickName = '-') {
  const user = { ...USER_INFO_EXAMPLE, nickName };
  const fake = createFakeApi({
    ...handlers,
    user: { getUserInfo: () => Promise.resolve({ ...user }), ...handlers.user },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  render(
    <StoresProvider world={world}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <UiProvider locale="en">
          <UiHost />
          <FirstNickname />
        </UiProvider>
      </I18nProvider>
    </StoresProvider>,
  );
  return fake;
}

it('asks a person without a nickname, allows no cancel, and saves the answer', async () => {
  const { named } = await open();
  const dialog = await screen.findByRole('dialog', { name: 'Set nickname' });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(confirm.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /Nickname/ }), 'K a i');
  await userEvent.click(confirm);
  await waitFor(() => expect(named('user.setNickName')).toEqual([{ nickName: 'Kai' }]));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

it('closes even if the server refuses', async () => {
  await open({
    user: { setNickName: () => Promise.reject(Object.assign(new FakeRefusal('ARGS_INVALID'), { name: 'ApiError' })) },
  });
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(screen.getByRole('textbox', { name: /Nickname/ }), 'Kai');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

it('does not ask a person who has a nickname', async () => {
  await open({}, 'Robin');
  expect(screen.queryByRole('dialog')).toBeNull();
});
