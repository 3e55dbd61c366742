import type { Meta, StoryObj } from '@storybook/react-vite';
import * as glyphs from '../../glyphs/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TimeRing } from './TimeRing.tsx';

// Stories look the same on every run, because the clock does not move.
const now = () => 0;
const clock = { fontSize: 'var(--ui-size-22)', lineHeight: 'var(--ui-leading-22)', fontWeight: 600 };

const meta = {
  title: 'Display/TimeRing',
  component: TimeRing,
  args: {
    until: 134_000,
    span: 180_000,
    now,
    children: (
      <Stack gap={4}>
        <Amount value="100" currency="USDT" decimals={2} size={36} />
        <Countdown until={134_000} now={now} style={clock} />
      </Stack>
    ),
  },
} satisfies Meta<typeof TimeRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {};

export const YourTurn: Story = { args: { tone: 'warning' } };

export const Ended: Story = { args: { until: 0, children: <Countdown until={0} now={now} style={clock} /> } };

export const Small: Story = {
  args: { size: 36, children: <Icon glyph={glyphs.search} size={16} /> },
};

export const SmallYourTurn: Story = {
  args: { size: 36, tone: 'warning', children: <Icon glyph={glyphs.card} size={16} /> },
};
