import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Rail } from './Rail.tsx';

const bought = [
  { value: 'ordered', label: 'You ordered 500.00 USDT', time: '14:20' },
  { value: 'found', label: 'Seller found', time: '14:20', description: '500.00 USDT locked in escrow' },
  {
    value: 'pay',
    label: 'You pay 3,605.00 CNY',
    time: 'by 14:50',
    description: 'From your own bank account, remark 8842',
  },
  { value: 'release', label: 'Seller releases', description: 'Usually 2 minutes after your payment' },
  { value: 'completed', label: '500.00 USDT are yours' },
];

const meta = {
  title: 'Data/Rail',
  component: Rail,
  args: { current: 2, items: bought },
  render: (args) => (
    <Card padding="flush" title="What happened">
      <Rail {...args} />
    </Card>
  ),
} satisfies Meta<typeof Rail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The present event is lit, and what comes is hollow. A deadline reads "by 14:50". */
export const Running: Story = {};

/** The end has a tick, and nothing stands after it. */
export const Completed: Story = {
  args: {
    current: 4,
    status: 'done',
    items: [
      ...bought.slice(0, 2),
      { value: 'paid', label: 'You paid 3,605.00 CNY', time: '14:26' },
      { value: 'released', label: 'Seller released', time: '14:28' },
      { value: 'completed', label: '500.00 USDT are yours', time: '14:28' },
    ],
  },
};

/** The end says why in quotation marks, and where coins and money are. Grey, not red: nobody lost anything. */
export const Cancelled: Story = {
  args: {
    current: 2,
    status: 'cancelled',
    items: [
      ...bought.slice(0, 2),
      {
        value: 'cancelled',
        label: 'You cancelled',
        time: '14:31',
        description: '“I changed my mind” Nothing was paid. The coins went back to the seller.',
      },
      { value: 'release', label: 'Seller releases' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A wait in an appeal is amber, and each has its deadline. */
export const Appeal: Story = {
  args: {
    current: 2,
    status: 'review',
    items: [
      { value: 'paid', label: 'You paid 718.00 CNY', time: '10:14', description: 'Proof: 2 pictures' },
      {
        value: 'appeal',
        label: 'You opened an appeal',
        time: '10:46',
        description: '“Paid 32 minutes ago, not released”',
      },
      {
        value: 'answer',
        label: 'The seller answers',
        time: 'by Nov 22, 10:46',
        description: 'The coins stay in escrow.',
      },
      {
        value: 'decision',
        label: 'We decide',
        time: 'by Nov 23, 10:46',
        description: 'Both statements and the proof count',
      },
      { value: 'end', label: 'The coins go to you or back' },
    ],
  },
};

/** An end that went wrong on our side. */
export const Failed: Story = {
  args: {
    current: 1,
    status: 'failed',
    items: [
      { value: 'sent', label: '提幣已提交', time: '14:02' },
      { value: 'failed', label: '網絡拒絕了這筆提幣', time: '14:05', description: '100.00 USDT 已退回你的餘額。' },
    ],
  },
};

/** A time that does not fit beside its event goes below it. */
export const LargeText: Story = {
  ...Appeal,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const root = document.documentElement;
    const size = root.style.fontSize;
    root.style.fontSize = '200%';
    try {
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    } finally {
      root.style.fontSize = size;
    }
  },
};
