import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Navigation/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Show in',
    value: 'EZ',
    onChange: () => {},
    items: ['EZ', 'USDT', 'CNY'].map((value) => ({ value, label: value })),
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pill: Story = {
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement);
    await userEvent.click(tabs.getByRole('tab', { name: 'USDT' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs.getByRole('tab', { name: 'CNY' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs.getByRole('tab', { name: 'EZ' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Block: Story = {
  args: {
    block: true,
    label: 'Receive by',
    value: 'chain',
    items: [
      { value: 'code', label: 'User code' },
      { value: 'chain', label: 'On-chain address' },
    ],
  },
};
export const Disabled: Story = {
  args: {
    items: [
      { value: 'EZ', label: 'EZ' },
      { value: 'USDT', label: 'USDT' },
      { value: 'CNY', label: 'CNY', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'EZ' }));
    await userEvent.keyboard('{End}');
    await expect(within(canvasElement).getByRole('tab', { name: 'USDT' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const LongLabels: Story = {
  args: {
    block: true,
    label: 'Withdraw to',
    value: 'trusted',
    items: [
      { value: 'trusted', label: 'A trusted address' },
      { value: 'once', label: 'An address used once' },
      { value: 'friend', label: '錢包內好友' },
    ],
  },
};
