import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Controlled } from '../../testing/Controlled.tsx';
import { typeAmount } from '../AmountField/amount-text.ts';
import { Chip } from '../Chip/Chip.tsx';
import { CoinIcon } from '../CoinIcon/CoinIcon.tsx';
import { NumberKeypad } from '../NumberKeypad/NumberKeypad.tsx';
import { AmountEntry } from './AmountEntry.tsx';

const meta = {
  title: 'Forms/AmountEntry',
  component: AmountEntry,
  args: {
    label: 'Amount',
    value: '',
    onChange: () => {},
    decimals: 2,
    currency: 'USDT',
    keyboard: 'keypad',
    unit: (
      <Chip leading={<CoinIcon coin="USDT" size={24} />} endIcon={glyphs.chevronDown}>
        USDT
      </Chip>
    ),
    description: '≈ 2,310.80 CNY',
  },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>
      {(amount, set) => (
        <div style={{ display: 'grid', gap: 40, paddingBlockStart: 40 }}>
          <AmountEntry {...args} value={amount} onChange={set} />
          {args.keyboard === 'keypad' && (
            <NumberKeypad
              decimal
              disabled={args.disabled}
              onKey={(key) => set(typeAmount(amount, key, args.decimals))}
              onDelete={() => set(typeAmount(amount, 'delete', args.decimals))}
            />
          )}
        </div>
      )}
    </Controlled>
  ),
} satisfies Meta<typeof AmountEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: 'Available 6,420.18 USDT' } };

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['3', '2', '0', 'Decimal point', '5', '0', '7']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    const input = canvas.getByLabelText('Amount, USDT');
    await expect(input).toHaveValue('320.507');
    await expect(input).toBeInvalid();
  },
};

export const OverMax: Story = { args: { value: '6420.19', max: '6420.18' } };

export const LongFigure: Story = { args: { value: '123456789012345.12', description: '≈ 890,123,456,789.01 CNY' } };

export const NativeKeyboard: Story = {
  args: { keyboard: 'native' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Amount, USDT');
    await userEvent.type(input, '1234567,8');
    await expect(input).toHaveValue('1,234,567.8');
  },
};

/** The decimal point follows the digits in every script. */
export const RightToLeft: Story = {
  args: { value: '12.', keyboard: 'native' },
  decorators: (story) => <div dir="rtl">{story()}</div>,
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByText('12.').firstChild as Text;
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(figure, at);
      range.setEnd(figure, at + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(2)).toBeGreaterThan(leftOf(1));
    await expect(leftOf(1)).toBeGreaterThan(leftOf(0));
  },
};

export const Disabled: Story = { args: { value: '320.50', disabled: true } };
