import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NumberKeypad } from './NumberKeypad.tsx';

const meta = {
  title: 'Forms/NumberKeypad',
  component: NumberKeypad,
  args: { onKey: fn(), onDelete: fn(), onDone: fn() },
} satisfies Meta<typeof NumberKeypad>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Integer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: '8' })).toHaveFocus();
    await expect(args.onKey).toHaveBeenLastCalledWith('8');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.keyboard('42{Backspace}');
    await expect(args.onKey).toHaveBeenLastCalledWith('2');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    for (const key of canvas.getAllByRole('button')) {
      const { width, height } = key.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Decimal: Story = { args: { decimal: true } };

export const Shuffled: Story = { args: { shuffle: true }, parameters: { screenshot: false } };

const unlock = fn();

export const WithCorner: Story = {
  args: { corner: <IconButton icon={glyphs.fingerprint} label="Use fingerprint" tone="accent" onClick={unlock} /> },
  play: async ({ canvasElement, args }) => {
    unlock.mockClear();
    within(canvasElement).getByRole('button', { name: 'Use fingerprint' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(unlock).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** The keys keep the telephone layout in every script, and arrow keys move in their own direction. */
export const RightToLeft: Story = {
  decorators: (story) => <div dir="rtl">{story()}</div>,
  play: async ({ canvasElement }) => {
    const keys = within(canvasElement).getAllByRole('button');
    const leftOf = (key: HTMLElement) => key.getBoundingClientRect().left;
    const firstRow = keys.slice(0, 3).toSorted((a, b) => leftOf(a) - leftOf(b));
    await expect(firstRow.map((key) => key.textContent).join('')).toBe('123');
    keys[3]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(keys[4]).toHaveFocus();
  },
};

export const Disabled: Story = { args: { decimal: true, disabled: true } };
