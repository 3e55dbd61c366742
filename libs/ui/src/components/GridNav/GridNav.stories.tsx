import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from '../../internal/testing/Anchor.tsx';
import { GridNav } from './GridNav.tsx';

const link = <Anchor href="#menu" />;

const meta = {
  title: 'Navigation/GridNav',
  component: GridNav,
  args: {
    label: 'Services',
    items: [
      { key: 'trade', label: 'Secured trade', icon: 'shieldCheck', render: link },
      { key: 'hedge', label: 'U Hedge', icon: 'umbrella', render: link },
      { key: 'borrow', label: 'U Borrow', icon: 'borrow', render: link },
      { key: 'bills', label: 'Billing details', icon: 'receipt', render: link },
      { key: 'exchange', label: 'Exchange', icon: 'exchange', render: link },
      { key: 'cards', label: 'Card package', icon: 'card', render: link },
      { key: 'save', label: 'Save Coins', icon: 'safe', render: link },
      { key: 'coupons', label: 'Coupons', icon: 'coupon', render: link, badge: 2 },
    ],
  },
} satisfies Meta<typeof GridNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Menu: Story = {};
export const Discs: Story = {
  args: {
    label: 'Main actions',
    variant: 'discs',
    items: [
      { key: 'scan', label: 'Scan', icon: 'scan', render: link },
      { key: 'receive', label: 'Receive', icon: 'receive', render: link },
      { key: 'transfer', label: 'Transfer', icon: 'transfer', render: link },
      { key: 'pay', label: 'Pay', icon: 'pay', render: link },
    ],
  },
};
