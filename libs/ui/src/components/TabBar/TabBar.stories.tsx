import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  parameters: { bare: true },
  args: {
    value: 'home',
    items: [
      { value: 'home', label: 'Home', icon: glyphs.home, render: <Anchor href="#home" /> },
      { value: 'wealth', label: 'Wealth', icon: glyphs.wealth, render: <Anchor href="#wealth" /> },
      { value: 'discover', label: 'Discover', icon: glyphs.discover, render: <Anchor href="#discover" />, badge: true },
      { value: 'mine', label: 'Mine', icon: glyphs.mine, render: <Anchor href="#mine" />, badge: 3 },
    ],
  },
} satisfies Meta<typeof TabBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  },
};
export const Wealth: Story = { args: { value: 'wealth' } };
export const SafeArea: Story = {
  decorators: [
    (Story) => (
      <div style={{ '--ui-safe-b': '34px' } as React.CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation');
    await expect(getComputedStyle(bar).paddingBottom).toBe('34px');
  },
};
export const Five: Story = {
  args: {
    items: [
      { value: 'home', label: '錢包', icon: glyphs.home, render: <Anchor href="#home" /> },
      { value: 'wealth', label: '理財', icon: glyphs.wealth, render: <Anchor href="#wealth" />, badge: 128 },
      { value: 'scan', label: '掃一掃', icon: glyphs.scan, render: <Anchor href="#scan" /> },
      { value: 'discover', label: '發現', icon: glyphs.discover, render: <Anchor href="#discover" />, badge: true },
      { value: 'mine', label: '我的帳戶', icon: glyphs.mine, render: <Anchor href="#mine" /> },
    ],
  },
};
