import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { ActionSheet } from './ActionSheet.tsx';
import { sheet } from './sheet.ts';

const meta = {
  title: 'Overlays/ActionSheet',
  component: ActionSheet,
  args: {
    open: true,
    onAnswer: fn(),
    actions: [
      { key: 'camera', label: 'Take a photo', icon: glyphs.camera },
      { key: 'album', label: 'Choose from the album', icon: glyphs.image, note: 'Up to 6 pictures' },
      { key: 'delete', label: 'Remove the picture', icon: glyphs.trash, danger: true },
    ],
  },
  beforeEach: () => () => sheet.clear(),
} satisfies Meta<typeof ActionSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Choose from the album/ }));
    await expect(args.onAnswer).toHaveBeenCalledWith('album');
  },
};

export const Setting: Story = {
  args: {
    title: 'Appearance',
    actions: [
      { key: 'dark', label: 'Dark', icon: glyphs.moon, selected: true },
      { key: 'light', label: 'Light', icon: glyphs.sun },
      { key: 'dark-blue', label: 'Dark blue', icon: glyphs.moon },
    ],
  },
};

export const FromCode: Story = {
  args: { open: false },
  play: async () => {
    const answer = sheet.actions([
      { key: 'zh_HK', label: '繁體中文' },
      { key: 'en', label: 'English' },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'English' }));
    await expect(await answer).toBe('en');
  },
};
export const LongAndDisabled: Story = {
  args: {
    title: 'What should happen to the address that was trusted before?',
    actions: [
      { key: 'keep', label: 'Keep it and ask for the payment password every time', icon: glyphs.shieldCheck },
      { key: 'pause', label: '暫停使用此地址 24 小時', note: '期間無法提取至此地址', icon: glyphs.clock },
      { key: 'remove', label: 'Remove it', note: 'After 24 hours', icon: glyphs.trash, danger: true, disabled: true },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Remove it/ }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
