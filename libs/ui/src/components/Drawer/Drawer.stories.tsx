import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Details } from '../Details/Details.tsx';
import { dialog } from '../dialog/dialog.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Confirm transfer' },
  beforeEach: () => () => dialog.clear(),
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const confirm = (
  <>
    <div style={{ textAlign: 'center', padding: '4px 0 16px' }}>
      <p style={{ fontSize: 12, lineHeight: '18px', color: 'var(--ui-text-muted)' }}>You send</p>
      <Amount value="320.50" currency="USDT" size={36} />
    </div>
    <Details
      items={[
        { label: 'To', value: 'W••• Tsz Y•• · 8820 •••• 46' },
        { label: 'Network', value: 'Inside the wallet' },
        { label: 'Fee', value: '0.00 USDT' },
        { label: 'Arrival', value: 'Instantly' },
      ]}
    />
  </>
);

export const Confirm: Story = {
  args: { children: confirm, footer: <Button block>Confirm</Button> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Confirm transfer' })).toBeVisible();
  },
};

export const OpensAndCloses: Story = {
  render: function Sheet(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Continue</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen}>
          {confirm}
        </Drawer>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Continue' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.body.style.overflow).not.toBe('hidden');
  },
};

/** A question asked from a sheet closes alone: Escape must not take the sheet with it. */
export const QuestionAbove: Story = {
  args: { children: confirm },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const answer = dialog.confirm({ title: 'Use another address?' });
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(await answer).toBe(false);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Right: Story = {
  args: { side: 'right', title: 'Filter', children: 'Kinds, coins and days.', footer: <Button block>Show 24</Button> },
};

export const LongContent: Story = {
  args: {
    title: 'Networks',
    children: Array.from({ length: 30 }, (_, i) => (
      <p key={i} style={{ minHeight: 44 }}>
        Network {i + 1}
      </p>
    )),
    footer: <Button block>Done</Button>,
  },
};
