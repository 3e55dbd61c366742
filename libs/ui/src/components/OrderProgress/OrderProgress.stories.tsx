import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderProgress } from './OrderProgress.tsx';

const meta = {
  title: 'Data/OrderProgress',
  component: OrderProgress,
  args: {
    current: 1,
    items: [
      { value: 'ordered', label: 'Ordered' },
      { value: 'pay', label: 'You pay' },
      { value: 'release', label: 'Seller releases' },
      { value: 'completed', label: 'Completed' },
    ],
  },
} satisfies Meta<typeof OrderProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Review: Story = { args: { current: 2, status: 'review' } };

export const Done: Story = { args: { current: 3, status: 'done' } };

export const Cancelled: Story = { args: { current: 1, status: 'cancelled' } };

export const Failed: Story = { args: { current: 2, status: 'failed' } };

const timed = [
  { value: 'ordered', label: 'Ordered', time: '11/21 14:02' },
  { value: 'pay', label: 'You pay', time: '11/21 14:09' },
  { value: 'release', label: 'Seller releases' },
  { value: 'completed', label: 'Completed' },
];

export const Times: Story = { args: { current: 2, items: timed } };

export const TwoSteps: Story = {
  args: {
    current: 0,
    items: [
      { value: 'sent', label: '已提交申請' },
      { value: 'checked', label: '審核身份文件及住址證明' },
    ],
    status: 'review',
  },
};

export const FiveLong: Story = {
  args: {
    current: 2,
    status: 'failed',
    items: [
      { value: 'a', label: 'Requested', time: '14:02' },
      { value: 'b', label: 'Checked by security', time: '14:03' },
      { value: 'c', label: 'Broadcast to the network', time: '14:05' },
      { value: 'd', label: 'Confirmations' },
      { value: 'e', label: 'Credited' },
    ],
  },
};

/** A row while its words fit, a column at double text size. */
export const LargeText: Story = {
  args: { current: 2, items: timed },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Progress' });
    const items = within(list).getAllByRole('listitem');
    const tops = () => items.map((item) => Math.round(item.getBoundingClientRect().top));
    await expect(new Set(tops()).size).toBe(1);
    const root = document.documentElement;
    const size = root.style.fontSize;
    root.style.fontSize = '200%';
    try {
      await expect(new Set(tops()).size).toBe(4);
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    } finally {
      root.style.fontSize = size;
    }
  },
};
