import type { Meta, StoryObj } from '@storybook/react-vite';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../internal/testing/Anchor.tsx';
import { GridNav } from './GridNav.tsx';

const link = <Anchor href="#menu" />;

const meta = {
  title: 'Navigation/GridNav',
  component: GridNav,
  args: {
    label: 'Services',
    items: [
      { key: 'trade', label: 'Secured trade', icon: glyphs.shieldCheck, render: link },
      { key: 'hedge', label: 'U Hedge', icon: glyphs.umbrella, render: link },
      { key: 'borrow', label: 'U Borrow', icon: glyphs.borrow, render: link },
      { key: 'bills', label: 'Billing details', icon: glyphs.receipt, render: link },
      { key: 'exchange', label: 'Exchange', icon: glyphs.exchange, render: link },
      { key: 'cards', label: 'Card package', icon: glyphs.card, render: link },
      { key: 'save', label: 'Save Coins', icon: glyphs.safe, render: link },
      { key: 'coupons', label: 'Coupons', icon: glyphs.coupon, render: link, badge: 2 },
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
      { key: 'scan', label: 'Scan', icon: glyphs.scan, render: link },
      { key: 'receive', label: 'Receive', icon: glyphs.receive, render: link },
      { key: 'transfer', label: 'Transfer', icon: glyphs.transfer, render: link },
      { key: 'pay', label: 'Pay', icon: glyphs.pay, render: link },
    ],
  },
};
