import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { Controlled } from '../../testing/Controlled.tsx';
import { GridNav, type GridFilterItem } from './GridNav.tsx';

const link = <Anchor href="#menu" />;

type Kind = 'all' | 'receive' | 'transfer' | 'exchange' | 'frozen';

const kinds: GridFilterItem<Kind>[] = [
  { value: 'all', label: 'All', icon: glyphs.receipt },
  { value: 'receive', label: 'Received', icon: glyphs.receive, badge: 3 },
  { value: 'transfer', label: 'Sent', icon: glyphs.transfer },
  { value: 'exchange', label: 'Exchanged', icon: glyphs.exchange },
  { value: 'frozen', label: 'Frozen', icon: glyphs.freeze, disabled: true },
];

const filter = (
  <Controlled<Kind> initial="receive">
    {(kind, setKind) => <GridNav label="Kind of bill" items={kinds} value={kind} onChange={setKind} />}
  </Controlled>
);

/** Number of cells in the first row at a given screen width. The grid is copied into a frame with its styles. */
function columnsAt(width: number, grid: Element): number {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: 600px; border: 0`;
  document.body.append(frame);
  try {
    const inner = frame.contentDocument as Document;
    for (const sheet of document.styleSheets) {
      const style = inner.createElement('style');
      style.textContent = [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
      inner.head.append(style);
    }
    inner.body.innerHTML = grid.outerHTML;
    const cells = [...inner.querySelectorAll('li, label')];
    const top = cells[0]?.getBoundingClientRect().top;
    return cells.filter((cell) => cell.getBoundingClientRect().top === top).length;
  } finally {
    frame.remove();
  }
}

const meta = {
  title: 'Navigation/GridNav',
  component: GridNav,
  args: {
    label: 'Services',
    items: [
      { value: 'trade', label: 'Secured trade', icon: glyphs.shieldCheck, render: link },
      { value: 'hedge', label: 'U Hedge', icon: glyphs.umbrella, render: link },
      { value: 'borrow', label: 'U Borrow', icon: glyphs.borrow, render: link },
      { value: 'bills', label: 'Billing details', icon: glyphs.receipt, render: link },
      { value: 'exchange', label: 'Exchange', icon: glyphs.exchange, render: link },
      { value: 'cards', label: 'Card package', icon: glyphs.card, render: link },
      { value: 'save', label: 'Save Coins', icon: glyphs.safe, render: link },
      { value: 'coupons', label: 'Coupons', icon: glyphs.coupon, render: link, badge: 2 },
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
      { value: 'scan', label: 'Scan', icon: glyphs.scan, render: link },
      { value: 'receive', label: 'Receive', icon: glyphs.receive, render: link },
      { value: 'transfer', label: 'Transfer', icon: glyphs.transfer, render: link },
      { value: 'pay', label: 'Pay', icon: glyphs.pay, render: link },
    ],
  },
};

export const Filter: Story = {
  render: () => filter,
  play: async ({ canvasElement }) => {
    const radio = (name: RegExp) => within(canvasElement).getByRole('radio', { name });
    await userEvent.click(radio(/Sent/));
    await expect(radio(/Sent/)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(/Exchanged/)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(/All/)).toBeChecked();
    await expect(radio(/All/)).toHaveFocus();
    for (const cell of canvasElement.querySelectorAll('label')) {
      await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LongAndDenseWords: Story = {
  args: {
    items: [
      { value: 'fees', label: 'Withdrawal fee waivers', icon: glyphs.percent, render: link, badge: 120 },
      { value: 'friends', label: '邀請好友賺取獎賞', icon: glyphs.users, render: link },
      { value: 'auto', label: 'Automatic financial', icon: glyphs.wealth, render: link },
      { value: 'faq', label: '常見問題', icon: glyphs.help, render: link },
    ],
  },
};

/** Four columns from 381 px, two up to 380 px, in both modes. */
export const Columns: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <GridNav {...args} />
      {filter}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation');
    const group = within(canvasElement).getByRole('radiogroup');
    await waitFor(() => expect([columnsAt(381, menu), columnsAt(380, menu)]).toEqual([4, 2]));
    await expect([columnsAt(381, group), columnsAt(380, group)]).toEqual([4, 2]);
  },
};
