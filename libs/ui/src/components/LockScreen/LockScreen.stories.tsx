import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { toast } from '../toast/toast.ts';
import { LockScreen } from './LockScreen.tsx';

const never = () => new Promise<unknown>(() => {});

const meta = {
  title: 'Overlays/LockScreen',
  component: LockScreen,
  args: {
    open: true,
    account: 'ka•••@example.com',
    kinds: ['fingerprint'],
    onVerify: never,
    onUsePassword: fn(),
    phishingCode: 'Blue-Kite',
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => () => toast.clear(),
} satisfies Meta<typeof LockScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fingerprint: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unlock with fingerprint' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Wallet locked' })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Use password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUsePassword).toHaveBeenCalledOnce();
  },
};

export const Face: Story = { args: { kinds: ['face'], account: '+852 91•• ••67' } };

/** More than one kind, or a device that does not report it: no name, a shield. */
export const Generic: Story = {
  args: { kinds: ['fingerprint', 'face'], account: 'kite_trader', phishingCode: undefined },
};

export const Verifying: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock with fingerprint' }));
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'verifying');
    await expect(screen.getByRole('button', { name: 'Unlock with fingerprint' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { onVerify: () => Promise.reject(new Error('user cancelled')) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock with fingerprint' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not recognised');
    await expect(screen.getByRole('button', { name: 'Unlock with fingerprint' })).toHaveFocus();
  },
};

export const NotSupported: Story = {
  args: { kinds: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use password' })).toHaveFocus());
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
};

export const LongWords: Story = {
  args: {
    account: 'a•••@customer-relations.department.example.org',
    phishingCode: 'the quick brown fox jumps over it',
  },
};

/** Users cannot reach or read anything behind it; announcements wait until it closes. */
export const OverAPage: Story = {
  args: { open: false },
  render: function Page(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <p>Balance 12,480.55 USDT</p>
        <Button onClick={() => setOpen(true)}>Lock</Button>
        <LockScreen {...args} open={open} onVerify={async () => setOpen(false)} />
      </>
    );
  },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Lock' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Wallet locked' });
    await expect(opener.closest('[inert]')).not.toBeNull();
    await expect(document.elementFromPoint(30, 30)?.closest('[role="dialog"]')).not.toBeNull();
    toast.success('Received 500.00 USDT', { duration: 0 });
    opener.focus();
    await expect(opener).not.toHaveFocus();
    await expect(screen.queryByText('Received 500.00 USDT')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock with fingerprint' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(screen.getAllByText('Received 500.00 USDT')[0]).toBeVisible());
    await expect(document.querySelector('[inert]')).toBeNull();
  },
};
