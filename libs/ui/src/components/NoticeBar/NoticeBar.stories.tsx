import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../internal/testing/Anchor.tsx';
import { NoticeBar } from './NoticeBar.tsx';

const meta = {
  title: 'Feedback/NoticeBar',
  component: NoticeBar,
  args: { children: 'TRC20 withdrawal fee lowered to 1 USDT' },
} satisfies Meta<typeof NoticeBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = { args: { render: <Anchor href="#notice" /> } };
export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Warning: Story = {
  args: { tone: 'warning', icon: glyphs.warning, children: 'Large withdrawals are paused for 24 hours after a password change.' },
};
export const Long: Story = {
  args: { render: <Anchor href="#notice" />, children: 'The wallet will be under maintenance on Sunday from 02:00 to 04:00 (UTC+8)' },
};
