import type { Meta, StoryObj } from '@storybook/react-vite';
import * as glyphs from '../../glyphs/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { value: 3, children: <Icon glyph={glyphs.bell} /> },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const Dot: Story = { args: { value: true } };
export const Many: Story = { args: { value: 128 } };
export const Nothing: Story = { args: { value: 0 } };
export const InLine: Story = { args: { value: 7, children: undefined } };
