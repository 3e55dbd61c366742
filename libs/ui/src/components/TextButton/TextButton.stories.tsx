import type { Meta, StoryObj } from '@storybook/react-vite';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Actions/TextButton',
  component: TextButton,
  args: { children: 'Forgot password?' },
} satisfies Meta<typeof TextButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const WithIcon: Story = { args: { icon: glyphs.fingerprint, children: 'Use fingerprint' } };
export const SectionMore: Story = { args: { children: 'All', size: 12, tone: 'subtle', endIcon: glyphs.chevronRight } };
export const Language: Story = { args: { icon: glyphs.globe, tone: 'muted', children: 'English' } };
export const Disabled: Story = { args: { disabled: true } };
export const Link: Story = { args: { render: <Anchor href="#register" />, children: 'Create an account' } };
