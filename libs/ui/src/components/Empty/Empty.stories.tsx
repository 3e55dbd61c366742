import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Button } from '../Button/Button.tsx';
import { Empty } from './Empty.tsx';

const retry = fn();

const meta = {
  title: 'Feedback/Empty',
  component: Empty,
  args: { title: 'No bills yet', description: 'What you pay and receive will be listed here.' },
} satisfies Meta<typeof Empty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { icon: glyphs.receipt } };
export const WithAction: Story = {
  args: {
    icon: glyphs.coupon,
    title: 'No coupons',
    description: 'Coupons from campaigns appear here.',
    action: (
      <Button size={32} variant="tint">
        See campaigns
      </Button>
    ),
  },
};
export const Offline: Story = {
  args: {
    icon: glyphs.wifiOff,
    title: 'No connection',
    description: 'Check the network and try again. (NETWORK)',
    action: (
      <Button size={32} variant="tint">
        Try again
      </Button>
    ),
  },
};
/** A failure: its code, and one button that tries again. */
export const Failed: Story = {
  args: {
    icon: glyphs.error,
    title: '未能載入帳單',
    description: '請檢查網絡後再試。(E5003)',
    action: (
      <Button size={32} variant="tint" icon={glyphs.refresh} onClick={retry}>
        再試一次
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '再試一次' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    icon: glyphs.shield,
    title: 'There is nothing here that could be shown to you before your identity has been verified',
    description: 'Verification takes a few minutes. You need the document you registered with and good light.',
  },
};
