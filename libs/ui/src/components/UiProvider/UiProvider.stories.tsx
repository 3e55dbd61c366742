import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { zhHk } from '../../messages/zhHk.ts';
import { NavBar } from '../NavBar/NavBar.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Foundations/UiProvider',
  component: UiProvider,
  args: { locale: 'zh_HK', messages: zhHk, children: <NavBar title="安全中心" onBack={() => {}} /> },
} satisfies Meta<typeof UiProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Locale: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '返回' })).toBeVisible();
  },
};

export const OwnWords: Story = {
  args: { locale: 'en', messages: { back: 'Back to wallet' }, children: <NavBar title="Security" onBack={() => {}} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Back to wallet' })).toBeVisible();
  },
};
