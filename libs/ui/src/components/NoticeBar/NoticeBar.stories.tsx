import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
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
  args: {
    tone: 'warning',
    icon: glyphs.warning,
    children: 'Large withdrawals are paused for 24 hours after a password change.',
  },
};
export const Long: Story = {
  args: {
    render: <Anchor href="#notice" />,
    children: 'The wallet will be under maintenance on Sunday from 02:00 to 04:00 (UTC+8)',
  },
};
export const LongStanding: Story = {
  args: { children: 'The wallet will be under maintenance on Sunday from 02:00 to 04:00 (UTC+8)' },
};

const news = [
  { value: 'fee', text: 'TRC20 withdrawal fee lowered to 1 USDT', render: <Anchor href="#fee" /> },
  {
    value: 'sunday',
    text: 'The wallet will be under maintenance on Sunday, 23 November, from 02:00 to 04:00 (UTC+8)',
    render: <Anchor href="#sunday" />,
  },
  { value: 'card', text: '信用卡買幣服務現已支援八達通，首次交易免手續費', render: <Anchor href="#card" /> },
];

/** Several notices rotate; a button pauses and resumes them. */
export const TakingTurns: Story = {
  args: { children: undefined, items: news, onClose: fn() },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Pause notices' }));
    const animations = () => canvasElement.getAnimations({ subtree: true });
    await waitFor(() => expect(animations().map(({ playState }) => playState)).toContain('paused'));
    await userEvent.tab({ shift: true });
    await expect(bar.getByRole('link')).toHaveFocus();
    bar.getByRole('button', { name: 'Resume notices' }).focus();
    await userEvent.keyboard('{Enter}');
    for (const animation of animations()) animation.finish();
    await waitFor(() => expect(bar.getByRole('link', { name: /maintenance on Sunday/ })).toBeVisible());
  },
};
/** A notice longer than the bar scrolls to its end, pauses, and starts again. */
export const Moving: Story = {
  args: { children: undefined, items: news.slice(1, 2) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Pause notices' })).toBeVisible();
  },
};
export const Dense: Story = { args: { children: undefined, items: news.slice(2) } };
