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
    items: [
      { value: 'camera', label: 'Take a photo', icon: glyphs.camera },
      { value: 'album', label: 'Choose from the album', icon: glyphs.image, description: 'Up to 6 pictures' },
      { value: 'delete', label: 'Remove the picture', icon: glyphs.trash, danger: true },
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
    items: [
      { value: 'dark', label: 'Dark', icon: glyphs.moon, selected: true },
      { value: 'light', label: 'Light', icon: glyphs.sun },
      { value: 'dark-blue', label: 'Dark blue', icon: glyphs.moon },
    ],
  },
};

export const FromCode: Story = {
  args: { open: false },
  play: async () => {
    const answer = sheet.actions([
      { value: 'zh_HK', label: '繁體中文' },
      { value: 'en', label: 'English' },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'English' }));
    await expect(await answer).toBe('en');
  },
};
export const LongAndDisabled: Story = {
  args: {
    title: 'What should happen to the address that was trusted before?',
    items: [
      { value: 'keep', label: 'Keep it and ask for the payment password every time', icon: glyphs.shieldCheck },
      { value: 'pause', label: '暫停使用此地址 24 小時', description: '期間無法提取至此地址', icon: glyphs.clock },
      {
        value: 'remove',
        label: 'Remove it',
        description: 'After 24 hours',
        icon: glyphs.trash,
        danger: true,
        disabled: true,
      },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Remove it/ }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
