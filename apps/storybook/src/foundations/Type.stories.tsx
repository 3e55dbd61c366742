import { Amount, tokens } from '@ezwallet/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Type and numbers', parameters: { bare: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const USE: Record<string, string> = {
  11: 'badge and tag only',
  12: 'help and meta',
  13: 'body',
  15: 'card title, button',
  16: 'fields',
  18: 'screen title',
  22: 'amount, tab title',
  28: 'balance',
  36: 'balance',
};

export const Scale: Story = {
  render: () => (
    <dl style={{ display: 'grid', gap: 16, padding: 16 }}>
      {Object.entries(tokens.type).map(([size, leading]) => (
        <div key={size}>
          <dt style={{ fontSize: 12, lineHeight: '18px', color: 'var(--ui-text-subtle)' }}>
            {size}/{leading} · {USE[size]}
          </dt>
          <dd style={{ fontSize: `var(--ui-size-${size})`, lineHeight: `var(--ui-leading-${size})` }}>
            Wallet 1,234.50 <span lang="zh-Hans-CN">钱包余额</span> <span lang="zh-Hant-HK">錢包結餘</span>
          </dd>
        </div>
      ))}
    </dl>
  ),
};

/** Tabular figures: columns of sums line up, and a changing sum does not jump. */
export const Figures: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', padding: 16 }}>
      {['111111.11', '888888.88', '-1020.40', '0.00'].map((value) => (
        <Amount key={value} value={value} currency="USDT" size={22} />
      ))}
    </div>
  ),
};
