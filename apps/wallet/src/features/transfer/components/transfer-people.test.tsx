import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Contact } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeTransferServer } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { confirmAmount, nameReceiver, typePassword } from '../../../testing/transferSteps.ts';

async function open(handlers: NonNullable<Parameters<typeof createFakeApi>[0]> = {}) {
  const server = new FakeTransferServer();
  const { api, named } = createFakeApi({ ...handlers, transfer: { ...server.transfer, ...handlers.transfer } });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, '/transfer')), server, named };
}

describe('people of a transfer', () => {
  it('sends to a recent person without typing, by the name in the contacts', async () => {
    const person: Contact = {
      addressId: 'a',
      toType: 1,
      to: '9XM3QA',
      nickMasked: 'W•••',
      name: 'Aunt Mei',
      remark: '',
      createdAt: 1,
    };
    const { named } = await open({ address: { list: () => Promise.resolve([person]) } });
    const recent = await screen.findByRole('region', { name: 'Recent' });
    await userEvent.click(await within(recent).findByRole('button', { name: /^Aunt Mei, user number/ }));
    const sheet = await confirmAmount();
    expect(sheet.textContent).toContain('Aunt Mei · W•••');
    expect(named('transfer.transferTo')[0]).toMatchObject({ to: '9XM3QA', preview: true });
  });

  it('offers to try again when the recent people did not load, and nothing when there are none', async () => {
    let online = false;
    await open({
      transfer: {
        recentPayees: async () => {
          if (!online) throw new Error('network');
          return [];
        },
      },
    });
    await screen.findByText('We could not load recent people');
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull());
  });

  it('leads to the scanner from the first step', async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Scan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/scaner'));
  });

  it('saves the recipient to the contacts after a transfer, once', async () => {
    const { named } = await open({ address: { list: () => Promise.resolve([]) } });
    await nameReceiver();
    await confirmAmount();
    await typePassword();
    await userEvent.click(await screen.findByRole('button', { name: 'Save to contacts' }));
    const sheet = await screen.findByRole('dialog', { name: 'Save to contacts' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
    await within(sheet).findByText('Enter a name.');
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Name' }), 'Aunt Mei');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(named('address.add')).toEqual([{ toType: 1, to: '9XM3QA', name: 'Aunt Mei', remark: '' }]);
  });

  it('sends again to the same person, after another confirmation', async () => {
    const { named, server } = await open();
    await nameReceiver();
    await confirmAmount();
    await typePassword();
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    const entry = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' });
    expect(entry.value).toBe('20.5');
    expect(server.executed).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog', { name: 'Confirm transfer' });
    await typePassword();
    await screen.findByText('The money has arrived.');
    expect(new Set(server.executed).size).toBe(2);
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ to: '9XM3QA', amount: '20.5' });
  });

  it('loads the person again when the server refuses for a hold that this device did not know of', async () => {
    const { server, named } = await open();
    server.refusePreviewWith = { code: 'NO_RIGHTS', body: { transferFlag: 3 } };
    const before = named('user.getUserInfo').length;
    await nameReceiver();
    await screen.findByText(/Outgoing money is on hold after a change/);
    expect(named('user.getUserInfo')).toHaveLength(before + 1);
  });
});
