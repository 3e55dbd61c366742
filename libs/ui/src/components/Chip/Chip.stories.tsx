import type { Meta, StoryObj } from '@storybook/react-vite';
import * as glyphs from '../../glyphs/index.ts';
import { CoinIcon } from '../CoinIcon/CoinIcon.tsx';
import { Chip } from './Chip.tsx';

const meta = { title: 'Actions/Chip', component: Chip, args: { children: 'All' } } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Chip selected>All</Chip>
      <Chip selected={false}>Income</Chip>
      <Chip selected={false}>Expense</Chip>
      <Chip selected={false} disabled>
        Frozen
      </Chip>
    </div>
  ),
};
export const Picker: Story = {
  args: { leading: <CoinIcon coin="USDT" size={24} />, endIcon: glyphs.chevronDown, children: 'USDT' },
};
