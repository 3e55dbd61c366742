import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

async function open({ isOld = false, refuses = false, isOn = false } = {}) {
  let screenshotProtection = isOn;
  const asked: boolean[] = [];
  const fake = createFakeApi({
    user: {
      getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, screenshotProtection }),
      setScreenshotProtection: ({ on }) => {
        if (refuses) return Promise.reject(new FakeRefusal('TRY_AGAIN_LATER'));
        screenshotProtection = on;
        return Promise.resolve(true);
      },
    },
  });
  const world = {
    ...createFakeWorld({ api: fake.api }),
    protectScreenshots: (on: boolean) => {
      asked.push(on);
      return isOld ? Promise.reject(new Error('NOT_FOUND')) : Promise.resolve('success');
    },
  };
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, '/security');
  const row = await screen.findByRole<HTMLInputElement>('switch', { name: /^Screenshot protection/ });
  return { row, asked, named: fake.named };
}

describe('ScreenshotRow', () => {
  it('turns on when the native app can, and off', async () => {
    const { row, asked, named } = await open();
    await userEvent.click(row);
    await waitFor(() => expect(named('user.setScreenshotProtection')).toEqual([{ on: true }]));
    await waitFor(() => expect(row.checked).toBe(true));
    expect(asked).toEqual([true]);
    await userEvent.click(row);
    await waitFor(() => expect(named('user.setScreenshotProtection')).toEqual([{ on: true }, { on: false }]));
  });

  it('says that an older native app cannot, and stays off', async () => {
    const { row, named } = await open({ isOld: true });
    await userEvent.click(row);
    await screen.findByText(/cannot protect screenshots/);
    await waitFor(() => expect(row.checked).toBe(false));
    expect(named('user.setScreenshotProtection')).toEqual([]);
  });

  it('takes the protection back when the server refuses', async () => {
    const { row, asked } = await open({ refuses: true });
    await userEvent.click(row);
    await waitFor(() => expect(asked).toEqual([true, false]));
    await waitFor(() => expect(row.checked).toBe(false));
  });
});
