import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs, type TabItem } from './Tabs.tsx';

const few: TabItem[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'mail', label: 'E-mail' },
];
const many: TabItem[] = ['All', 'Recharge', 'Withdraw', 'Transfer', 'Payment', 'Exchange', 'Rewards'].map(
  (label, i) => ({
    value: label,
    label,
    badge: i === 2 ? 4 : undefined,
    disabled: i === 5,
  }),
);

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
/** A tab selected outside the visible area scrolls into view. */
export const Scrollable: Story = {
  args: { items: many, value: 'All', label: 'Kind of bill' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    await userEvent.click(within(list).getByRole('tab', { name: 'All' }));
    await userEvent.keyboard('{End}');
    const last = within(list).getByRole('tab', { name: 'Rewards' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
  },
};
export const WithPanels: Story = {
  args: {
    items: few.map((item) => ({ ...item, content: <p style={{ padding: '16px 0' }}>{item.label} fields</p> })),
  },
};
export const Sticky: Story = {
  args: {
    sticky: true,
    items: few.map((item) => ({
      ...item,
      content: Array.from({ length: 24 }, (_, at) => (
        <p key={at} style={{ padding: '12px 0' }}>
          {item.label} {at + 1}
        </p>
      )),
    })),
  },
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section data-ui-scroll aria-label="Page" tabIndex={0} style={{ height: 320 }}>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvasElement }) => {
    const scroller = within(canvasElement).getByRole('region');
    scroller.scrollTop = 200;
    const list = within(canvasElement).getByRole('tablist');
    await waitFor(() =>
      expect(Math.round(list.getBoundingClientRect().top - scroller.getBoundingClientRect().top)).toBe(0),
    );
    scroller.scrollTop = 0;
  },
};
export const Disabled: Story = {
  args: { items: few.map((item) => ({ ...item, disabled: item.value === 'mail' })) },
};
export const Dense: Story = {
  args: {
    label: '帳單種類',
    value: '全部',
    items: ['全部', '充值', '提取', '轉賬', '付款', '兌換', '獎賞', '保管費用'].map((value) => ({
      value,
      label: value,
    })),
  },
};
