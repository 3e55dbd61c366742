import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayMark } from './PayMark.tsx';
import { payWays, type PayWay } from './payWays.ts';

const meta = { title: 'Data/PayMark', component: PayMark, args: { way: 'alipay' } } satisfies Meta<typeof PayMark>;
export default meta;

type Story = StoryObj<typeof meta>;

const names: Readonly<Record<PayWay, string>> = {
  card: 'Bank card',
  alipay: 'Alipay',
  weChat: 'WeChat',
  digitalYuan: 'Digital yuan',
};
const ways = Object.keys(payWays) as PayWay[];

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 16 }}>
      {ways.map((way) => (
        <li key={way} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <PayMark way={way} />
          {names[way]}
        </li>
      ))}
    </ul>
  ),
};
/** From 20 px up. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {([20, 24, 36, 48] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 12 }}>
          {ways.map((way) => (
            <PayMark key={way} way={way} size={size} label={names[way]} />
          ))}
        </div>
      ))}
    </div>
  ),
};
