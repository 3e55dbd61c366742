import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'Data/Amount',
  component: Amount,
  args: { value: '12846.32', currency: 'EZ', size: 36 },
} satisfies Meta<typeof Amount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Balance: Story = {};
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Amount hidden')).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('12,846');
  },
};
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {([36, 28, 22, 15, 13] as const).map((size) => (
        <Amount key={size} value="12846.32" currency="USDT" size={size} />
      ))}
    </div>
  ),
};
export const Signs: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end' }}>
      <Amount value="128.40" sign="always" tone="change" size={15} currency="USDT" />
      <Amount value="-1320.50" tone="change" size={15} currency="USDT" />
      <Amount value="0.00" sign="always" tone="change" size={15} currency="USDT" />
    </div>
  ),
};
export const Zero: Story = { args: { value: '0', decimals: 2, currency: 'USDT' } };
export const Negative: Story = { args: { value: '-12846.32', currency: 'USDT' } };
/** Every digit has the same width, so nothing shifts when the amount changes. */
export const Tabular: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {['1111.11', '8888.88', '4070.96'].map((value) => (
        <Amount key={value} value={value} currency="USDT" size={22} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-size]')].map((row) => row.getBoundingClientRect().width);
    await expect(new Set(widths.map((width) => width.toFixed(1))).size).toBe(1);
  },
};
export const EighteenDigits: Story = { args: { value: '12345678901234567.89', size: 22, currency: 'SHIB' } };
export const NotANumber: Story = { args: { value: '' } };
