import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button>Send</Button>
        <Button variant="secondary">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row', gap: 8 } };
export const Between: Story = { args: { direction: 'row', justify: 'between', align: 'center' } };
export const Wrapping: Story = {
  args: {
    direction: 'row',
    gap: 8,
    children: ['TRC20', 'ERC20', 'BEP20', 'Bitcoin', 'Lightning', 'Solana', '信用卡'].map((name) => (
      <Tag key={name}>{name}</Tag>
    )),
  },
};
