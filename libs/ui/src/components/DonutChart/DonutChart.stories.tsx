import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Card } from '../Card/Card.tsx';
import { coinHue } from '../CoinIcon/coins.ts';
import { DonutChart } from './DonutChart.tsx';

const coin = (code: string, amount: string) => ({ value: code, label: code, amount, hue: coinHue(code) });

const holdings = [
  coin('USDT', '6420.18'),
  coin('BTC', '3102.80'),
  coin('ETH', '2362.97'),
  coin('TRX', '644.49'),
  coin('BNB', '315.88'),
];

const count = (number: number) => (
  <>
    <b style={{ fontSize: 'var(--ui-size-18)', lineHeight: '1.5rem' }}>{number}</b>
    <span style={{ color: 'var(--ui-text-subtle)' }}>{number === 1 ? 'coin' : 'coins'}</span>
  </>
);

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  args: { label: 'Allocation', items: holdings, centre: count(5) },
  decorators: [
    (Story) => (
      <Card padding="compact">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Coins: Story = {
  play: async ({ canvasElement }) => {
    const states = () => [...canvasElement.querySelectorAll('svg path')].map((path) => path.getAttribute('data-state'));
    await userEvent.click(within(canvasElement).getByRole('list'));
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(states()).toEqual(['dimmed', 'active', 'dimmed', 'dimmed', 'dimmed']);
    await userEvent.keyboard('{End}');
    await expect(states().at(-1)).toBe('active');
    await userEvent.keyboard('{Escape}');
    await expect(new Set(states())).toEqual(new Set(['rest']));
  },
};
export const Amounts: Story = { args: { amounts: 'shown', currency: 'USDT', decimals: 2 } };
export const AmountsHidden: Story = {
  args: { amounts: 'hidden', currency: 'USDT', centre: <Amount value="12846.32" size={15} hidden /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/\d{3}/);
  },
};
export const Total: Story = { args: { centre: <Amount value="12846.32" decimals={0} size={15} /> } };
/** The six largest parts, and the rest as one. */
export const Many: Story = {
  args: {
    items: [...holdings, coin('SOL', '210.00'), coin('DOT', '96.40'), coin('AVAX', '40.11'), coin('FTM', '12.00')],
    centre: count(9),
  },
};
export const One: Story = { args: { items: holdings.slice(0, 1), centre: count(1) } };
/** A part of 0.001 % is still visible on the ring and does not read "0.0%". */
export const Tiny: Story = {
  args: { items: [coin('USDT', '99000'), coin('BTC', '1'), coin('TRX', '0.5')], centre: count(3) },
};
export const Empty: Story = { args: { items: [], centre: count(0) } };
export const LongNames: Story = {
  args: {
    amounts: 'shown',
    currency: 'USDT',
    items: [
      { value: 'a', label: 'Fixed-term savings with automatic renewal', amount: '1234567890123.45' },
      { value: 'b', label: '自動續期定期存款（九十日）', amount: '1034567890123.45' },
      { value: 'c', label: 'BTC', amount: '0.03' },
    ],
    centre: undefined,
  },
};
