import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';

const meta = { title: 'Layout/Divider', component: Divider, args: { children: 'or' } } satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWord: Story = {};
export const Plain: Story = { args: { children: undefined } };
