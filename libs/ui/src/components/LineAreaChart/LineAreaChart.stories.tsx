import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { LineAreaChart, type LineAreaChartProps } from './LineAreaChart.tsx';

const NOON = new Date(2026, 10, 21, 12).getTime();
const DAY_MS = 86_400_000;

/** `count` points up to noon of the last day, one every `every` ms, in minor units with two places. */
const series = (minors: readonly number[], every = DAY_MS) =>
  minors.map((minor, i) => ({ at: NOON - (minors.length - 1 - i) * every, value: (minor / 100).toFixed(2) }));

const wave = (count: number, from: number, to: number, height: number) =>
  Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    const waves = Math.sin(i * 2.3) * 0.7 + Math.sin(i * 0.9) + Math.sin(i * 0.37 + 1);
    return Math.round(from + (to - from) * share + height * waves);
  });

const quarter = wave(91, 1_168_000, 1_284_632, 9_000);

const meta = {
  title: 'Data/LineAreaChart',
  component: LineAreaChart,
  args: {
    label: 'Total value',
    currency: 'USDT',
    decimals: 2,
    value: 30,
    items: series(quarter),
    onChange: (() => {}) as LineAreaChartProps['onChange'],
  },
  render: function Stateful(args) {
    const [days, setDays] = useState(args.value);
    return (
      <Card padding="compact">
        <LineAreaChart {...args} value={days} onChange={args.onChange && setDays} />
      </Card>
    );
  },
} satisfies Meta<typeof LineAreaChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gain: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    await userEvent.click(chart.getByRole('application'));
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^Oct 22 · /);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^Oct 23 · /);
    const said = () => document.querySelector('[data-announcer="polite"]');
    await waitFor(() => expect(said()).toHaveTextContent(/Oct 23: [\d,.]+ USDT$/));
    await userEvent.keyboard('{End}');
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^Nov 21 · /);
    await userEvent.keyboard('{Escape}');
  },
};
/** Each period is a tab. The table below contains the same days. */
export const Periods: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    await userEvent.click(chart.getAllByRole('tab')[0]!);
    await userEvent.click(canvasElement.querySelector('summary')!);
    await waitFor(() => expect(chart.getAllByRole('row')).toHaveLength(1 + 8));
    await expect(chart.getAllByRole('rowheader')[0]).toHaveTextContent('2026/11/14');
  },
};
export const Loss: Story = { args: { items: series(wave(31, 1_284_632, 1_168_000, 6_000)) } };
export const Flat: Story = { args: { items: series(Array.from({ length: 31 }, () => 1_000_000)) } };
export const OnePoint: Story = { args: { items: series([1_284_632]) } };
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], loading: true } };
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Amount hidden');
    await expect(canvasElement.textContent).not.toMatch(/\d{3}/);
  },
};
/** The zero line is stronger than the others. */
export const Negative: Story = {
  args: { label: 'Profit', items: series(wave(31, -40_000, 62_000, 14_000)) },
};
/** More points than the screen can show: the drawing keeps the highs and lows of each stretch. */
export const Dense: Story = {
  args: { value: 90, items: series(wave(2160, 1_168_000, 1_284_632, 9_000), DAY_MS / 24) },
  play: async ({ canvasElement }) => {
    const curves = canvasElement.querySelectorAll('path')[1]!.getAttribute('d')!.split('C').length - 1;
    await expect(curves).toBeLessThan(200);
  },
};
/** Points that are hours apart: both the axis and the value show the time. */
export const OneDay: Story = {
  args: {
    value: 7,
    onChange: undefined,
    label: 'BTC',
    items: series(wave(25, 9_640_000, 9_712_000, 9_000), DAY_MS / 24),
  },
};
/** Labels too long for their own column go above and below the drawing. */
export const SmallPrices: Story = {
  args: {
    label: 'SHIB',
    decimals: undefined,
    items: series(wave(31, 1_168, 1_284, 12)).map(({ at, value }) => ({
      at,
      value: `0.0000${value.replace('.', '').padStart(6, '0')}`,
    })),
  },
};
export const EighteenDigits: Story = {
  args: {
    currency: 'SHIB',
    items: series(quarter).map(({ at, value }) => ({ at, value: `12345${value.padStart(11, '0')}` })),
  },
};
/** The content below does not move, whether the chart has data, loads, or is empty. */
export const EveryStateIsAsHigh: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <LineAreaChart {...args} />
      <LineAreaChart {...args} hidden />
      <LineAreaChart {...args} items={[]} />
      <LineAreaChart {...args} items={[]} loading />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('figure')];
    await waitFor(() => expect(new Set(figures.map((figure) => figure.getBoundingClientRect().height)).size).toBe(1));
  },
};
