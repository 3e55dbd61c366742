import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

// Stories look the same on every run, because the clock does not move.
const now = () => 0;

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  args: {
    until: 899_000,
    now,
    style: { fontSize: 'var(--ui-size-22)', lineHeight: 'var(--ui-leading-22)', fontWeight: 600 },
  },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};

export const Hours: Story = { args: { until: 90_061_000 } };

export const Ended: Story = { args: { until: 0, ended: 'The order has expired' } };

export const RunsOut: Story = {
  args: { now: Date.now, onEnd: fn(), ended: 'Time is up' },
  loaders: [() => ({ until: Date.now() + 1500 })],
  render: (args, { loaded }) => <Countdown {...args} until={loaded['until'] as number} />,
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('Time is up');
  },
};
