import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
export const Picture: Story = {
  args: {
    size: 64,
    label: 'Ka Ming',
    src: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#27528f" d="M0 0h64v64H0z"/>' +
        '<g fill="#f8d9a0"><circle cx="32" cy="25" r="11"/><path d="M10 64a22 22 0 0 1 44 0z"/></g></svg>',
    )}`,
  },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Ka Ming' });
    await expect(avatar).toHaveAttribute('data-state', 'picture');
    await expect(avatar.getBoundingClientRect().width).toBe(64);
  },
};
