import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: 'correct horse', onChange: () => {}, autoComplete: 'current-password' },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(text, set) => <PasswordField {...args} value={text} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Revealed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NewPassword: Story = {
  args: {
    label: 'New password',
    value: '',
    autoComplete: 'new-password',
    description: '8 to 20 characters, letters and digits',
  },
};

export const WithError: Story = { args: { value: 'abc', error: 'Wrong password. 5 tries left' } };

export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByLabelText('Password');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).fontSize).toBe('16px');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};
