import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

it('sends a code to the typed target for the login, and none without one', async () => {
  const fake = createFakeApi({});
  await renderRoute(createFakeWorld({ api: fake.api }), '/login');
  await userEvent.click(await screen.findByRole('tab', { name: 'Code' }));
  const send = await screen.findByRole('button', { name: /code$/i });
  await userEvent.click(send);
  expect(fake.named('user.sendMsg')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Phone number'), '13812345678');
  await userEvent.click(send);
  await waitFor(() =>
    expect(fake.named('user.sendMsg')).toEqual([{ scene: 'login', countryCode: '86', phone: '13812345678' }]),
  );
});
