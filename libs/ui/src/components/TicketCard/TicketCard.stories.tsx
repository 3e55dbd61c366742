import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TicketCard } from './TicketCard.tsx';

const meta = {
  title: 'Data/TicketCard',
  component: TicketCard,
  args: {
    amount: '3%',
    currency: 'bonus',
    title: 'Buy bonus',
    limits: 'From 100 USDT · up to 15 USDT',
    validity: 'Until 2026/11/24',
    onUse: fn(),
  },
} satisfies Meta<typeof TicketCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const column = (children: ReactNode) => <div style={{ display: 'grid', gap: 12 }}>{children}</div>;

export const Usable: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Use Buy bonus' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
};

export const New: Story = { args: { isNew: true } };

export const Reserved: Story = { args: { state: 'reserved' } };

export const Used: Story = { args: { state: 'used', validity: 'Used 2026/11/12' } };

export const Expired: Story = { args: { state: 'expired', validity: 'Ended 2026/11/12' } };

export const Together: Story = {
  render: (args) =>
    column(
      <>
        <TicketCard {...args} isNew />
        <TicketCard {...args} amount="5" currency="USDT" title="Fixed bonus" limits="From 200 USDT · Alipay" />
        <TicketCard {...args} amount="Free" currency="withdrawal" title="Withdrawal fee waiver" limits="TRC20 only" />
        <TicketCard {...args} amount="150,000" currency="EZ" title="Jubilee" />
        <TicketCard {...args} state="expired" validity="Ended 2026/11/12" />
        <TicketCard {...args} state="used" amount="3" currency="USDT" title="Fixed bonus" validity="Used 2026/11/01" />
      </>,
    ),
};

export const LongTerms: Story = {
  render: (args) =>
    column(
      <>
        <TicketCard
          {...args}
          isNew
          title="Welcome bonus on the first three purchases by bank card"
          limits="From 100 USDT per purchase, at most 15 USDT in all, not together with the invitation reward"
          validity="Until the end of 2026/11/24 (UTC+8)"
        />
        <TicketCard
          {...args}
          amount="免手續費"
          currency="提幣"
          title="首次提幣免手續費優惠"
          limits="每個帳戶只限一次，適用於 TRC20 網絡，不可與其他優惠同時使用"
          validity="有效期至 2026/12/15"
        />
      </>,
    ),
};

export const Selectable: Story = {
  render: ({ onUse: _, ...args }) => (
    <Controlled<string> initial="buy">
      {(value, set) => (
        <RadioGroup label="Coupon" hideLabel value={value} onChange={set}>
          {column(
            <>
              <TicketCard {...args} value="buy" isNew />
              <TicketCard {...args} value="fixed" amount="5" currency="USDT" title="Fixed bonus" />
              <TicketCard {...args} value="old" state="expired" title="Buy bonus of October" />
              <Radio value="none">Use no coupon</Radio>
            </>,
          )}
        </RadioGroup>
      )}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const radio = (name: RegExp) => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/3% bonus Buy bonus/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/Fixed bonus/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/Use no coupon/)).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Buy bonus'));
    await expect(radio(/3% bonus Buy bonus/)).toBeChecked();
  },
};

/** Double text size at 300 px: the stub moves above the perforation, and nothing overflows. */
export const LargeText: Story = {
  render: (args) => (
    <div style={{ width: 268 }}>
      <TicketCard {...args} isNew title="Withdrawal fee waiver" amount="Free" currency="withdrawal" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ticket = within(canvasElement).getByRole('article');
    const half = (name: string) => within(ticket).getByText(name).getBoundingClientRect();
    await expect(half('Free').right).toBeLessThan(half('Withdrawal fee waiver').left);
    const root = document.documentElement;
    const size = root.style.fontSize;
    root.style.fontSize = '200%';
    try {
      await expect(half('Free').bottom).toBeLessThan(half('Withdrawal fee waiver').top);
      for (const part of ticket.querySelectorAll('span')) {
        await expect(part.scrollWidth).toBeLessThanOrEqual(Math.ceil(ticket.clientWidth));
        const over = part.getBoundingClientRect().right - ticket.getBoundingClientRect().right;
        await expect(over).toBeLessThanOrEqual(0.5);
      }
    } finally {
      root.style.fontSize = size;
    }
  },
};
