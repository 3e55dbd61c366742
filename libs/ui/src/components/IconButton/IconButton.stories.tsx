import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: glyphs.bell, label: 'Messages' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const { width, height } = within(canvasElement).getByRole('button', { name: 'Messages' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const WithDot: Story = { args: { badge: true } };
export const WithCount: Story = { args: { badge: 12 } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex' }}>
      <IconButton icon={glyphs.headset} label="Customer service" />
      <IconButton icon={glyphs.eyeOff} label="Show amounts" tone="muted" />
      <IconButton icon={glyphs.copy} label="Copy address" tone="accent" size={20} />
    </div>
  ),
};
export const Link: Story = { args: { render: <Anchor href="#messages" /> } };
