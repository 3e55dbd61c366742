import type { Meta, StoryObj } from '@storybook/react-vite';
import * as glyphs from '../../glyphs/index.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Data/Icon',
  component: Icon,
  args: { glyph: glyphs.shieldCheck, label: 'Protected' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The stroke stays 1.5 px at every size. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([12, 16, 20, 24, 32, 64] as const).map((size) => (
        <Icon key={size} glyph={glyphs.shieldCheck} size={size} />
      ))}
    </div>
  ),
};
export const Filled: Story = { args: { glyph: glyphs.home, filled: true, style: { color: 'var(--ui-primary-text)' } } };
