import type { Meta, StoryObj } from '@storybook/react-vite';
import * as glyphs from '../../glyphs/index.ts';
import { Button } from '../Button/Button.tsx';
import { Empty } from './Empty.tsx';

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
