import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { dialog } from '../dialog/dialog.ts';
import { toast } from './toast.ts';

const meta = {
  title: 'Feedback/toast',
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Button variant="secondary" onClick={() => toast.info('Address copied')}>
        Info
      </Button>
      <Button variant="secondary" onClick={() => toast.success('Payment password changed')}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => toast.fail('The code is wrong or has expired')}>
        Fail
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          const busy = toast.loading('Sending', { mask: true });
          setTimeout(() => busy.update({ type: 'success', message: 'Sent', mask: false }), 1200);
        }}
      >
        Loading, then success
      </Button>
    </div>
  ),
  beforeEach: () => {
    toast.clear();
    return () => {
      toast.clear();
      dialog.clear();
    };
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Info' }));
    await waitFor(() => expect(document.querySelector('[data-state="info"]')).toBeVisible());
    await waitFor(() => expect(document.querySelector('[data-state="info"]')).toBeNull());
  },
};

export const Success: Story = {
  play: async () => {
    toast.success('Payment password changed', { duration: 0 });
    await waitFor(() => expect(document.querySelector('[data-state="success"]')).toBeVisible());
  },
};

export const Fail: Story = {
  play: async () => {
    toast.fail('The code is wrong or has expired', { duration: 0 });
    await waitFor(() =>
      expect(document.querySelector('[data-announcer="assertive"]')).toHaveTextContent('The code is wrong'),
    );
  },
};

export const Loading: Story = {
  play: async () => {
    toast.loading('Sending');
    await waitFor(() => expect(document.querySelector('[data-state="loading"]')).toBeVisible());
  },
};

export const Long: Story = {
  play: async () => {
    toast.info('Withdrawals to this network are paused until 14:00 while the node is being upgraded.', { duration: 0 });
    await waitFor(() => expect(document.querySelector('[data-state="info"]')).toBeVisible());
  },
};

/** Its action is one more tab stop in the cycle of the dialog. */
export const ActionOverDialog: Story = {
  play: async () => {
    void dialog.confirm({ title: 'Send the transfer again?' });
    await screen.findByRole('alertdialog');
    toast.fail('The network is not reachable', { duration: 0, action: { label: 'Settings', onAction: () => {} } });
    await screen.findByRole('button', { name: 'Settings' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
    for (const name of ['Settings', 'Cancel', 'Confirm', 'Settings']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  },
};

export const OverDialog: Story = {
  play: async () => {
    void dialog.alert({ title: 'Notice', description: 'A toast shows over this dialog and leaves it open.' });
    await screen.findByRole('alertdialog');
    toast.fail('The code is wrong', { duration: 0 });
    await waitFor(() =>
      expect(document.querySelector('[data-announcer="assertive"]')).toHaveTextContent('The code is wrong'),
    );
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
