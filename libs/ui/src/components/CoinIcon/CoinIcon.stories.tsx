import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoinIcon } from './CoinIcon.tsx';
import { coins } from './coins.ts';

const meta = { title: 'Data/CoinIcon', component: CoinIcon, args: { coin: 'USDT' } } satisfies Meta<typeof CoinIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 }}>
      {Object.keys(coins).map((coin) => (
        <li key={coin} style={{ display: 'grid', justifyItems: 'center', gap: 4, fontSize: 'var(--ui-size-12)' }}>
          <CoinIcon coin={coin} />
          {coin}
        </li>
      ))}
    </ul>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <CoinIcon coin="BTC" size={24} />
      <CoinIcon coin="BTC" />
      <CoinIcon coin="BTC" size={48} />
    </div>
  ),
};
export const Unknown: Story = { args: { coin: 'PEPE', label: 'Pepe' } };
