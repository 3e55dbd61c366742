import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

describeComponent(<AmountField label="Amount" value="" onChange={() => {}} decimals={2} currency="USDT" />, {
  refAt: 'input',
  state: true,
});

function renderAmount(props: Partial<AmountFieldProps> = {}, initial = '') {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <Controlled initial={initial} onChange={onChange}>
      {(value, set) => <AmountField label="Amount" decimals={2} {...props} value={value} onChange={set} />}
    </Controlled>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  return { input, onChange, value: () => onChange.mock.lastCall?.[0] };
}

test('is a text input with a decimal keyboard, because a number input would round', () => {
  const { input } = renderAmount();
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('inputmode', 'decimal');
});

test('is left-to-right in every script, so that a trailing point stays behind its digits', () => {
  const { input } = renderAmount({}, '12.');
  expect(input.dir).toBe('ltr');
});

test('keeps every digit of an amount that a float could not hold', async () => {
  const { input, value } = renderAmount({ decimals: 6 });
  await userEvent.type(input, '900719925474099.123456');
  expect(value()).toBe('900719925474099.123456');
  expect(input).toHaveValue('900,719,925,474,099.123456');
});

test('groups from six digits on and reports the value without separators', async () => {
  const { input, value } = renderAmount();
  await userEvent.type(input, '12345');
  expect(input).toHaveValue('12345');
  await userEvent.type(input, '6.7');
  expect(input).toHaveValue('123,456.7');
  expect(value()).toBe('123456.7');
});

test.each([
  ['1,234.5', '1234.5'],
  ['USDT 1.234,56', '1234.56'],
  ['¥12.349', '12.349'],
])('accepts a pasted %j', async (pasted, amount) => {
  const { input, value } = renderAmount({ currency: 'USDT' });
  await userEvent.click(input);
  await userEvent.paste(pasted);
  expect(value()).toBe(amount);
});

test.each(['-5', '1e3', 'abc', '0x10', '3万', '1.5M', '2.5k USDT', '5 BTC', '¥3亿', '1234567890123456'])(
  'refuses a pasted %j and explains why',
  async (pasted) => {
    const { input, onChange } = renderAmount({ currency: 'USDT', error: 'Not enough' }, '7');
    await userEvent.click(input);
    input.setSelectionRange(0, 1);
    await userEvent.paste(pasted);
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('7');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('The pasted text is not a valid amount');
  },
);

test('vibrates on a refused paste; the next amount or leaving the field clears the message', async () => {
  const haptics = vi.fn<(kind: string) => void>();
  render(
    <UiProvider locale="en" haptics={haptics}>
      <Controlled initial="7">
        {(value, set) => <AmountField label="Amount" decimals={2} value={value} onChange={set} />}
      </Controlled>
    </UiProvider>,
  );
  const input = screen.getByLabelText('Amount');
  await userEvent.click(input);
  await userEvent.paste('3万');
  expect(haptics.mock.calls).toEqual([['warning']]);
  await userEvent.keyboard('1');
  expect(input).toBeValid();
  await userEvent.keyboard('{Backspace}');
  expect(input).toHaveValue('7');
  expect(input).toBeValid();
  await userEvent.paste('3万');
  expect(input).toBeInvalid();
  await userEvent.tab();
  expect(input).toBeValid();
});

test('ignores a paste when read-only', () => {
  const { input, onChange } = renderAmount({ readOnly: true }, '7');
  fireEvent.paste(input, { clipboardData: { getData: () => '9' } });
  expect(onChange).not.toHaveBeenCalled();
  expect(input).toBeValid();
});

test('a paste replaces the selection only', async () => {
  const { input, value } = renderAmount({}, '123456');
  await userEvent.click(input);
  input.setSelectionRange(0, 3);
  await userEvent.paste('9');
  expect(value()).toBe('9456');
});

test('treats a typed comma as the decimal point and refuses a second point', async () => {
  const { input, value } = renderAmount();
  await userEvent.type(input, '12,5.');
  expect(input).toHaveValue('12.5');
  expect(value()).toBe('12.5');
});

test('a digit after a grouped amount does not turn its comma into a point', async () => {
  const { input, value } = renderAmount({}, '123456');
  await userEvent.type(input, '7');
  expect(value()).toBe('1234567');
  expect(input).toHaveValue('1,234,567');
});

test('keeps a surplus decimal place and reports it', async () => {
  const { input, value } = renderAmount();
  await userEvent.type(input, '1.23');
  expect(input).toBeValid();
  await userEvent.type(input, '9');
  expect(value()).toBe('1.239');
  expect(input).toHaveAccessibleDescription('At most 2 decimals');
  await userEvent.keyboard('{Backspace}');
  expect(input).toBeValid();
});

test('a pasted amount keeps its places', async () => {
  const { input, value } = renderAmount();
  await userEvent.click(input);
  await userEvent.paste('0.009');
  expect(value()).toBe('0.009');
  expect(input).toHaveAccessibleDescription('At most 2 decimals');
});

test('a point where there are no places is reported, and moves no digit', async () => {
  const { input, value } = renderAmount({ decimals: 0 });
  await userEvent.type(input, '1.5');
  expect(value()).toBe('1.5');
  expect(input).toHaveAccessibleDescription('Whole numbers only');
});

test('keeps the caret where the user adds or deletes a digit', async () => {
  const { input } = renderAmount({}, '123456');
  await userEvent.click(input);
  input.setSelectionRange(2, 2);
  await userEvent.keyboard('9');
  expect(input).toHaveValue('1,293,456');
  expect(input.selectionStart).toBe(4);
  await userEvent.keyboard('{Backspace}');
  expect(input).toHaveValue('123,456');
  expect(input.selectionStart).toBe(2);
});

test('drops a trailing point when the field loses focus', async () => {
  const { input, value } = renderAmount();
  await userEvent.type(input, '12.');
  expect(value()).toBe('12.');
  await userEvent.tab();
  expect(value()).toBe('12');
});

test('explains an amount above the maximum at once, and one below the minimum on blur', async () => {
  const { input } = renderAmount({ max: '100', min: '10', currency: 'USDT' });
  await userEvent.type(input, '5');
  expect(input).not.toBeInvalid();
  await userEvent.tab();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Minimum 10 USDT');
  await userEvent.type(input, '00.01');
  expect(input).toHaveAccessibleDescription('Maximum 100 USDT');
});

test('shows the host’s error first', async () => {
  renderAmount({ max: '1', error: 'Not enough' }, '5');
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Not enough');
});

test('Max enters the maximum, or does what the host defines', async () => {
  const plain = renderAmount({ max: '6420.18', onMax: true });
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(plain.value()).toBe('6420.18');
  const onMax = vi.fn<() => void>();
  renderAmount({ label: 'Other', max: '1', onMax });
  await userEvent.click(screen.getAllByRole('button', { name: 'Max' })[1]!);
  expect(onMax).toHaveBeenCalledOnce();
});
