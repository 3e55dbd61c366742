import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { dialog } from './dialog.ts';

const meta = {
  title: 'Overlays/dialog',
  component: Dialog,
  args: { open: false, onOpenChange: fn() },
  beforeEach: () => () => dialog.clear(),
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OwnContent: Story = {
  args: {
    open: true,
    title: 'Anti-phishing code',
    closeIcon: true,
    children: 'E-mails and payment sheets from us carry the words you choose here.',
    actions: <Button size={44}>Choose words</Button>,
  },
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'Anti-phishing code' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const Confirm: Story = {
  play: async () => {
    const answer = dialog.confirm({
      title: 'Cancel the order?',
      description: 'The seller will be told. Do not pay any more.',
    });
    await screen.findByRole('alertdialog', { name: 'Cancel the order?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await answer).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(document.body.style.pointerEvents).toBe('');
    void dialog.confirm({ title: 'Cancel the order?', description: 'The seller will be told. Do not pay any more.' });
    await screen.findByRole('alertdialog');
  },
};

export const Danger: Story = {
  play: async () => {
    void dialog.confirm({
      title: 'Freeze your account?',
      description: 'All outgoing money stops until customer service has checked your identity.',
      confirmText: 'Freeze',
      danger: true,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Alert: Story = {
  play: async () => {
    void dialog.alert({ description: 'Your identity documents are being reviewed.', closeIcon: true });
    const shown = await screen.findByRole('alertdialog', { name: 'Notice' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const LoadingThenError: Story = {
  play: async () => {
    let fail: (reason: Error) => void = () => {};
    void dialog.confirm({
      title: 'Delete this device?',
      description: 'It will be signed out.',
      onConfirm: () => new Promise((_, reject) => (fail = reject)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    fail(new Error('The network is not reachable'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The network is not reachable');
  },
};

export const LongContent: Story = {
  play: async () => {
    void dialog.alert({
      title: 'Terms of service',
      description: Array.from({ length: 12 }, (_, i) => (
        <p key={i}>{i + 1}. Transfers that were confirmed with the payment password cannot be called back.</p>
      )),
      confirmText: 'I agree',
    });
    const button = await screen.findByRole('button', { name: 'I agree' });
    await waitFor(() => expect(button).toBeVisible());
  },
};

export const LongLabels: Story = {
  play: async () => {
    void dialog.confirm({
      title: 'Leave without saving the payment proof?',
      confirmText: 'Leave without saving',
      cancelText: 'Stay on this page',
    });
    await screen.findByRole('alertdialog');
  },
};

export const Nested: Story = {
  play: async () => {
    void dialog.confirm({
      title: 'Unbind the authenticator?',
      onConfirm: async () => {
        if (!(await dialog.confirm({ title: 'Are you sure?', danger: true }))) throw new Error('Still bound');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: 'Unbind the authenticator?' })).toHaveTextContent(
      'Still bound',
    );
  },
};

/** Tab cycles inside it. */
export const TabStaysInside: Story = {
  play: async () => {
    void dialog.confirm({ title: 'Cancel the order?', closeIcon: true, footer: 'Order 2025112103451' });
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    const stops = new Set<Element | null>();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await expect(question).toContainElement(document.activeElement as HTMLElement);
      stops.add(document.activeElement);
    }
    await expect(stops.size).toBe(3);
  },
};
