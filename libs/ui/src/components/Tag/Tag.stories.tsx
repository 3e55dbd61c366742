import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = { title: 'Data/Tag', component: Tag, args: { children: 'KYC 2' } } satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Tag>Expired</Tag>
      <Tag tone="accent">New</Tag>
      <Tag tone="success">KYC 2</Tag>
      <Tag tone="warning">In review</Tag>
      <Tag tone="danger">Frozen</Tag>
    </div>
  ),
};
export const Long: Story = { args: { tone: 'warning', children: 'Waiting for the confirmation of the seller' } };
export const Dense: Story = { args: { tone: 'success', children: '身份認證已通過' } };
