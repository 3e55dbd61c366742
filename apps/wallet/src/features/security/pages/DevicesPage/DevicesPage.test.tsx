import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEVICE_EXAMPLE, type AccountDevice, type GeoPosition } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const HONG_KONG = { latitude: 22.3, longitude: 114.2 };

async function open(device: Partial<AccountDevice>, findPlace: (() => Promise<GeoPosition>) | null) {
  let own: AccountDevice = { ...ACCOUNT_DEVICE_EXAMPLE, ...device };
  const fake = createFakeApi({
    user: {
      deviceList: () => Promise.resolve([own]),
      devicePlace: ({ on }) => {
        own = { ...own, keepsPlace: on, place: on ? { ...HONG_KONG, at: 1_790_000_000_000 } : null };
        return Promise.resolve(true);
      },
    },
  });
  const world = { ...createFakeWorld({ api: fake.api }), findPlace };
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, '/devices');
  await screen.findByText('Phone, Android 15');
  return { named: fake.named };
}

const remember = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Remember where this device was used/ });

describe('DevicesPage', () => {
  it('remembers places only after the member turns it on, and forgets them after', async () => {
    const { named } = await open({}, () => Promise.resolve(HONG_KONG));
    expect(remember().checked).toBe(false);
    await userEvent.click(remember());
    await screen.findByText(/^At 22\.3° N, 114\.2° E on/);
    expect(remember().checked).toBe(true);
    await userEvent.click(remember());
    await waitFor(() => expect(screen.queryByText(/^At 22/)).toBeNull());
    expect(named('user.devicePlace')).toEqual([{ on: true, geoPosition: HONG_KONG }, { on: false }]);
  });

  it('stays off without the browser’s leave, and says so', async () => {
    const { named } = await open({}, () => Promise.reject(new Error('denied')));
    await userEvent.click(remember());
    await screen.findByText(/Your browser did not give this place/);
    await waitFor(() => expect(remember().checked).toBe(false));
    expect(named('user.devicePlace')).toEqual([]);
  });

  it('offers nothing where the browser knows no places', async () => {
    await open({}, null);
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
