import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

async function open() {
  const { api, named } = createFakeApi();
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, '/orderCountSetting');
  return { named };
}

describe('OrderLimitPage', () => {
  it('shows today’s orders against the limit', async () => {
    await open();
    const bar = await screen.findByRole('meter', { name: 'Used today' });
    expect(bar.getAttribute('aria-valuetext')).toBe('3 of 20 used, 17 left');
    expect(screen.queryByRole('button', { name: 'Delete my limit' })).toBeNull();
  });

  it('accepts whole numbers only', async () => {
    const { named } = await open();
    const field = await screen.findByRole('textbox', { name: 'New daily order limit' });
    await userEvent.type(field, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    await screen.findByText('Enter 1 or more.');
    await userEvent.clear(field);
    await userEvent.type(field, '15');
    await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    await waitFor(() => expect(named('user.updateCustomizeOrderQuantitySet')).toEqual([{ limit: 15 }]));
  });
});
