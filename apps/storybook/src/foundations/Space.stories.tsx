import { tokens } from '@ezwallet/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

const meta = { title: 'Foundations/Space', parameters: { bare: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const row: CSSProperties = { display: 'grid', gridTemplateColumns: '88px 1fr', alignItems: 'center', gap: 12 };

export const Steps: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, padding: 16 }}>
      {tokens.space.map((step) => (
        <li key={step} style={row}>
          <span>{step} px</span>
          <span style={{ width: `var(--ui-space-${step})`, height: 16, background: 'var(--ui-primary)' }} />
        </li>
      ))}
    </ul>
  ),
};

export const Radii: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, padding: 16 }}>
      {Object.entries(tokens.radius).map(([name, px]) => (
        <li key={name} style={row}>
          <span>
            {name} {px}
          </span>
          <span
            style={{ height: 48, borderRadius: `var(--ui-radius-${name})`, background: 'var(--ui-surface)', boxShadow: 'var(--ui-e1)' }}
          />
        </li>
      ))}
    </ul>
  ),
};

/** Steps of surface in the dark schemes, soft shadow in the light one. */
export const Elevation: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 32, padding: 32 }}>
      {(['e1', 'e2', 'e3'] as const).map((name) => (
        <li
          key={name}
          style={{
            padding: 16,
            borderRadius: 12,
            background: name === 'e1' ? 'var(--ui-surface)' : 'var(--ui-raised)',
            boxShadow: `var(--ui-${name})`,
          }}
        >
          {name}
        </li>
      ))}
    </ul>
  ),
};
