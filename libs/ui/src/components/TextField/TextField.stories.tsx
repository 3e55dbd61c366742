import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'E-mail', value: '', onChange: () => {}, type: 'email', autoComplete: 'email' },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(text, set) => <TextField {...args} value={text} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'name@example.com' } };

export const Focused: Story = {
  args: { value: 'wong@' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('E-mail');
    await userEvent.click(input);
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).fontSize).toBe('16px');
  },
};

export const Clearable: Story = {
  args: { value: 'wong@example.hk', clearable: true, description: 'We send the code here.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};

export const Filled: Story = {
  args: { value: 'wong@example.hk', clearable: true, description: 'We send the code here.' },
};

export const WithError: Story = { args: { value: 'wong@', error: 'This is not a complete e-mail address' } };

export const Affixes: Story = {
  args: { label: 'Invite link', type: 'text', prefix: 'wallet.hk/', suffix: 'HK', value: 'tsz-yan' },
};

export const Disabled: Story = { args: { value: 'wong@example.hk', disabled: true } };

export const ReadOnly: Story = { args: { label: 'Registered name', value: 'Wong Tsz Yan', readOnly: true } };

export const LongWords: Story = {
  args: {
    label: 'The name exactly as it appears on the uploaded identity document',
    value: 'Wong Tsz Yan Alexandra Maximiliana Featherstonehaugh',
    error: 'The name differs from the document. Write it in the same order and with the same spaces.',
  },
};
