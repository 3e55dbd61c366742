import { contrastPairs, contrastRatio, isKnownWeak, tokens, type ColorToken } from '@ezwallet/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = { title: 'Foundations/Colour', parameters: { layout: 'padded', bare: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(tokens.colors.dark) as ColorToken[];

/** Every colour in every scheme. */
export const Palette: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      {tokens.schemes.map((scheme) => (
        <section key={scheme} data-theme={scheme} style={{ padding: 16, borderRadius: 12 }}>
          <h2 style={{ fontSize: 15, fontWeight: 600, marginBottom: 12 }}>{scheme}</h2>
          <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 12 }}>
            {names.map((name) => (
              <li key={name} style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
                <span
                  style={{
                    flex: 'none',
                    width: 36,
                    height: 36,
                    borderRadius: 8,
                    background: `var(--ui-${name})`,
                    boxShadow: 'inset 0 0 0 1px var(--ui-line)',
                  }}
                />
                <span>
                  {name}
                  <br />
                  <span style={{ fontSize: 12, color: 'var(--ui-text-subtle)' }}>{tokens.colors[scheme][name]}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

const cell = { padding: '4px 12px 4px 0', textAlign: 'start' } as const;

/** Computed from the tokens while you look: WCAG 2 contrast of every pair the components use. */
export const Contrast: Story = {
  render: () => (
    <table style={{ margin: 16, borderSpacing: 0 }}>
      <thead>
        <tr>
          <th style={cell}>Front</th>
          <th style={cell}>Back</th>
          <th style={cell}>Needs</th>
          {tokens.schemes.map((scheme) => (
            <th key={scheme} style={cell}>
              {scheme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <tr key={`${pair.front}/${pair.back}`}>
            <td style={cell}>{pair.front}</td>
            <td style={cell}>{pair.back}</td>
            <td style={cell}>{pair.least}</td>
            {tokens.schemes.map((scheme) => {
              const ratio = contrastRatio(pair, scheme);
              const verdict = ratio >= pair.least ? 'passes' : isKnownWeak(pair, scheme) ? 'never used so' : 'fails';
              return (
                <td key={scheme} style={cell} data-verdict={verdict}>
                  <span data-theme={scheme} style={{ padding: '2px 8px', borderRadius: 4, background: `var(--ui-${pair.back})` }}>
                    <span aria-hidden style={{ color: `var(--ui-${pair.front})` }}>
                      Aa
                    </span>
                  </span>{' '}
                  {ratio.toFixed(2)} {verdict === 'passes' ? '' : verdict}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  parameters: {
    // The samples show each pair itself; the unit test over the tokens judges them, with the one named exception.
    a11y: { config: { rules: [{ id: 'color-contrast', selector: 'th, td' }] } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(contrastPairs.length + 1);
    await expect(canvasElement.querySelector('[data-verdict="fails"]')).toBeNull();
  },
};
