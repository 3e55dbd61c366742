import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { AmountField } from './AmountField.tsx';

const meta = {
  title: 'Forms/AmountField',
  component: AmountField,
  args: { label: 'Amount', value: '', onChange: () => {}, decimals: 2, currency: 'USDT', max: '6420.18', onMax: true },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(amount, set) => <AmountField {...args} value={amount} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof AmountField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: 'Fee 0.00 USDT' } };

export const Grouped: Story = { args: { value: '1234567.5', max: '9999999', description: 'Fee 1.00 USDT' } };

export const OverMax: Story = { args: { value: '6420.19' } };

export const TakesAll: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('6420.18');
  },
};

/** Decimals that the currency does not have stay where they are, and the field says so. */
export const Pasted: Story = {
  args: { max: undefined, onMax: false },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(input);
    await userEvent.paste('USDT 1,234,567.899');
    await expect(input).toHaveValue('1,234,567.899');
    await expect(input).toBeInvalid();
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('0');
    await expect(input).toHaveValue('12,034,567.899');
    await expect(input.selectionStart).toBe(4);
  },
};

export const Disabled: Story = { args: { value: '320.50', disabled: true } };
export const UnderMin: Story = {
  args: { min: '10' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Amount');
    await userEvent.type(input, '9.99');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};
export const HostsError: Story = { args: { value: '320.50', error: '餘額不足，請先充值或減少金額' } };
export const ReadOnly: Story = { args: { value: '320.50', readOnly: true } };
