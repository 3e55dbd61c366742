import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MessageSetting, SentMessage } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const SETTINGS: MessageSetting[] = [
  { type: 'code', on: true, locked: true, sample: '【EZ Wallet】482913 is your code to log in.' },
  { type: 'order', on: true, locked: false, sample: '【EZ Wallet】The buyer says that 143.6 CNY is paid.' },
];
const SENT: SentMessage[] = [
  {
    id: '2',
    type: 'order',
    state: 'failed',
    target: '+86 •••• 5678',
    at: 1_790_000_000_000,
    text: '【EZ Wallet】A buyer took your sale.',
  },
  {
    id: '1',
    type: 'code',
    state: 'sent',
    target: '+86 •••• 5678',
    at: 1_790_000_000_000,
    text: '【EZ Wallet】•••••• is your code.',
  },
];

async function open(path: string, { bound = true, refusal }: { bound?: boolean; refusal?: Error } = {}) {
  const { api, named } = createFakeApi({
    user: {
      messageFlag: async () => ({ bound, list: SETTINGS }),
      sentMessages: async ({ type, pageNo, pageSize }) => {
        const list = SENT.filter((message) => type === undefined || message.type === type);
        return { pageNo, pageSize, total: list.length, list };
      },
      modifyMessageFlag: async () => {
        if (refusal) throw refusal;
        return true as const;
      },
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), named };
}

const orders = () => screen.findByRole('switch', { name: /Orders/ });

describe('the messages by SMS', () => {
  it('can be switched, each subject for itself', async () => {
    const { named } = await open('/notification/sms');
    await userEvent.click(await orders());
    await waitFor(() =>
      expect(named('user.modifyMessageFlag')).toEqual([{ channel: 'sms', type: 'order', on: false }]),
    );
    await waitFor(async () => expect(((await orders()) as HTMLInputElement).checked).toBe(false));
  });

  it('show again what the server has when it refuses a change', async () => {
    await open('/notification/sms', { refusal: new FakeRefusal('CONDITION_NOT_FULLFILL') });
    await userEvent.click(await orders());
    await waitFor(async () => expect(((await orders()) as HTMLInputElement).checked).toBe(true));
  });

  it('have no switch for security', async () => {
    await open('/notification/sms');
    await orders();
    expect(screen.queryByRole('switch', { name: /codes/ })).toBeNull();
    expect(screen.getByRole('list', { name: 'What you get' }).textContent).toMatch(/One-time codes.*Always on/);
  });

  it('say that nothing arrives without a phone', async () => {
    await open('/notification/sms', { bound: false });
    await screen.findByText('Your account has no phone number, so you get no SMS.');
    const control = (await orders()) as HTMLInputElement;
    expect([control.disabled, control.checked]).toEqual([true, false]);
  });

  it('list what went out, with its state', async () => {
    await open('/notification/sms');
    const list = await screen.findByRole('region', { name: 'Latest messages' });
    expect((await within(list).findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Orders\+86 •••• 5678.*Not delivered$/),
      expect.stringMatching(/^One-time codes\+86 •••• 5678.*Sent$/),
    ]);
  });

  it('lead to those of the other channel', async () => {
    const { router } = await open('/notification/sms');
    await userEvent.click(await screen.findByText('Email'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/notification/email'));
  });
});

describe('their texts', () => {
  it('show an example of each subject', async () => {
    await open('/notification/smsDetail');
    for (const { sample } of SETTINGS) await screen.findByText(sample);
    expect(screen.queryByText('Sent to you')).toBeNull();
  });

  it('show one subject with all that went out, as it was sent', async () => {
    await open('/notification/smsDetail?type=order');
    await screen.findByText('【EZ Wallet】A buyer took your sale.');
    expect(screen.queryByText(/is your code/)).toBeNull();
  });

  it('show everything for a subject that does not exist', async () => {
    await open('/notification/smsDetail?type=constructor');
    for (const { sample } of SETTINGS) await screen.findByText(sample);
  });
});
