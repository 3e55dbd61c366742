import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Verification', value: 40, description: '2 of 5 steps' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = {};
export const Done: Story = { args: { value: 100, description: 'Done' } };
export const Waiting: Story = { args: { value: undefined, description: undefined, label: 'Checking your documents' } };
export const LabelHidden: Story = { args: { hideLabel: true, description: undefined } };
export const LongText: Story = {
  args: { label: '正在上傳身份證明文件的正面與背面照片', description: '已上傳 1.2 MB，共 12.6 MB', value: 10 },
};
