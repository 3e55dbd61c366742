import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: 'Ka Ming' } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar name="Ka Ming" size={32} tone="soft" />
      <Avatar name="Wong" />
      <Avatar name="曉梅" size={48} />
      <Avatar name="ezwallet" size={64} />
    </div>
  ),
};
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
