import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Icons', parameters: { bare: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** One family: 24 box, 1.5 px stroke, round ends, live area 4 to 20. */
export const Family: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))', gap: '20px 8px', padding: 16 }}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6, fontSize: 12, lineHeight: '16px' }}>
          <Icon glyph={glyph} />
          <span style={{ color: 'var(--ui-text-muted)', overflowWrap: 'anywhere', textAlign: 'center' }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
