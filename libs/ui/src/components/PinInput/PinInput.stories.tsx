import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { NumberKeypad } from '../NumberKeypad/NumberKeypad.tsx';
import { PinInput } from './PinInput.tsx';

const meta = {
  title: 'Forms/PinInput',
  component: PinInput,
  args: { label: 'Payment password', value: '', onChange: () => {}, onComplete: fn() },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(pin, set) => <PinInput {...args} value={pin} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof PinInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Partial: Story = { args: { value: '924', keyboard: 'keypad' } };

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Payment password');
    await userEvent.type(input, '924713');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('924713');
    await expect(canvasElement.innerHTML).not.toContain('924713');
  },
};

export const WrongPin: Story = { args: { keyboard: 'keypad', error: 'Wrong password. 3 tries left' } };

export const Disabled: Story = { args: { value: '924', disabled: true } };

export const WithKeypad: Story = {
  render: (args) => (
    <Controlled initial="">
      {(pin, set) => (
        <div style={{ display: 'grid', gap: 24 }}>
          <PinInput {...args} keyboard="keypad" value={pin} onChange={set} />
          <NumberKeypad onKey={(key) => set(pin + key)} onDelete={() => set(pin.slice(0, -1))} />
        </div>
      )}
    </Controlled>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const name of ['1', '2', '3', 'Delete', '3', '4', '5', '6']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
export const Unmasked: Story = { args: { value: '9247', mask: false } };
export const FourDigits: Story = { args: { value: '92', length: 4, label: '交易密碼' } };
