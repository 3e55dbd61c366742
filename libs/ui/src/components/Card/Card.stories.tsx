import type { Meta, StoryObj } from '@storybook/react-vite';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Waiting for your payment · 3,605.00 CNY' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Titled: Story = { args: { title: 'Buying 500.00 USDT', meta: 'Bank card', padding: 'compact' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: glyphs.warning,
    title: 'Send only USDT over TRC20',
    children: 'Other coins or networks to this address are lost. Minimum 1 USDT, credited after 6 confirmations.',
  },
};
export const Link: Story = {
  args: {
    render: <Anchor href="#invite" />,
    title: 'Invite a friend, earn 5 USDT',
    children: 'Paid after their first trade',
  },
};
