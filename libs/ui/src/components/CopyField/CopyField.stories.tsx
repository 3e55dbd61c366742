import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Display/CopyField',
  component: CopyField,
  args: { label: 'Order no.', value: '20251121034512887', copy: fn(async () => {}) },
} satisfies Meta<typeof CopyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Order no.' }));
    await expect(args.copy).toHaveBeenCalledOnce();
    await expect(args.copy).toHaveBeenCalledWith('20251121034512887');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const Refused: Story = {
  args: { copy: fn(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy');
  },
};

export const LongValue: Story = {
  args: { label: 'Address', value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed5aAeb6053F3E94C9b9A09f33669435E7' },
};

export const ShownInGroups: Story = {
  args: { label: 'Address', value: 'TQ5Nk2mPYw9bLmHn', children: 'TQ5N k2mP Yw9b LmHn' },
};
export const HiddenLabel: Story = { args: { label: 'Address', hideLabel: true, value: 'TQ5Nk2mPYw9bLmHn' } };
