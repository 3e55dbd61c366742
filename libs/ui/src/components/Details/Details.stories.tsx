import type { Meta, StoryObj } from '@storybook/react-vite';
import { Details } from './Details.tsx';

const meta = {
  title: 'Layout/Details',
  component: Details,
  args: {
    items: [
      { label: 'To', value: 'W••• Tsz Y•• · 8820 •••• 46' },
      { label: 'Network', value: 'Inside the wallet' },
      { label: 'Fee', value: '0.00 USDT' },
      { label: 'Address', value: 'TXXqNW9VdRU45bwo8fWrpHDPLXb3fURn5R' },
    ],
  },
} satisfies Meta<typeof Details>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Transfer: Story = {};
