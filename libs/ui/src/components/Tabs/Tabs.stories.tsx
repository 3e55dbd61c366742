import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs, type TabItem } from './Tabs.tsx';

const few: TabItem[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'mail', label: 'E-mail' },
];
const many: TabItem[] = ['All', 'Recharge', 'Withdraw', 'Transfer', 'Payment', 'Exchange', 'Rewards'].map((label, i) => ({
  value: label,
  label,
  badge: i === 2 ? 4 : undefined,
  disabled: i === 5,
}));

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { items: few, value: 'phone', label: 'Log in with', onChange: () => {} },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement);
    await userEvent.click(tabs.getByRole('tab', { name: 'Phone' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
    await expect(tabs.getByRole('tab', { name: 'E-mail' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(tabs.getByRole('tab', { name: 'Phone' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Scrollable: Story = { args: { items: many, value: 'All', label: 'Kind of bill' } };
export const WithPanels: Story = {
  args: {
    items: few.map((item) => ({ ...item, content: <p style={{ padding: '16px 0' }}>{item.label} fields</p> })),
  },
};
