import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: [4, 3, 5, 5, 4, 5, 5, 7, 6, 8, 7, 9, 11, 10, 10.5, 13], labelled: true },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { values: [13, 11, 9, 8, 8, 7, 6, 7, 6, 6.5, 4, 5, 3, 3] } };
export const Flat: Story = { args: { values: [2, 2, 2, 2] } };
export const OnePoint: Story = { args: { values: [2] } };
export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'No values yet' })).toBeInTheDocument();
  },
};
export const Negative: Story = { args: { values: [-4, -6, -3, -5, -1, 0, 2, -2, 1, 3] } };
/** Reduced to the lows and highs of each stretch. */
export const Dense: Story = {
  args: { values: Array.from({ length: 1000 }, (_, i) => Math.sin(i / 90) * 8 + Math.sin(i * 1.7) + i / 150) },
};
