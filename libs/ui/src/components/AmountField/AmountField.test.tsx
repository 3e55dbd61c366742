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

test('is a text input with a decimal keyboard: a number input would round', () => {
  const { input } = renderAmount();
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('inputmode', 'decimal');
});

test('runs from left to right in every script, or a trailing dot would stand before its digits', () => {
  const { input } = renderAmount({}, '12.');
  expect(input.dir).toBe('ltr');
});

test('keeps every digit of an amount that no float could hold', async () => {
  const { input, value } = renderAmount({ decimals: 6 });
  await userEvent.type(input, '900719925474099.123456');
  expect(value()).toBe('900719925474099.123456');
  expect(input).toHaveValue('900,719,925,474,099.123456');
});

test('groups from six digits on and gives the value without separators', async () => {
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
  ['¥12.349', '12.34'],
])('reads a pasted %j', async (pasted, amount) => {
  const { input, value } = renderAmount({ currency: 'USDT' });
  await userEvent.click(input);
  await userEvent.paste(pasted);
  expect(value()).toBe(amount);
});

test.each(['-5', '1e3', 'abc', '0x10', '3万', '1.5M', '2.5k USDT', '5 BTC', '¥3亿', '1234567890123456'])(
  'refuses a pasted %j and says so',
  async (pasted) => {
    const { input, onChange } = renderAmount({ currency: 'USDT', error: 'Not enough' }, '7');
    await userEvent.click(input);
    input.setSelectionRange(0, 1);
    await userEvent.paste(pasted);
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('7');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('The pasted text cannot be used as an amount');
  },
);

test('a refusal is felt, and forgotten with the next amount and when the field is left', async () => {
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

test('a read-only amount takes no paste', () => {
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

test('a comma typed is the decimal point, a second point is refused', async () => {
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

test('cuts surplus places and takes none where there are none', async () => {
  const { input } = renderAmount();
  await userEvent.type(input, '1.239');
  expect(input).toHaveValue('1.23');
  const whole = renderAmount({ label: 'Shares', decimals: 0 });
  const shares = screen.getByLabelText('Shares');
  await userEvent.type(shares, '1.5');
  expect(shares).toHaveValue('15');
  expect(whole.value()).toBe('15');
});

test('keeps the caret where a digit was put in or taken out', async () => {
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

test('drops a trailing point when it is left', async () => {
  const { input, value } = renderAmount();
  await userEvent.type(input, '12.');
  expect(value()).toBe('12.');
  await userEvent.tab();
  expect(value()).toBe('12');
});

test('explains an amount over the maximum at once and under the minimum when left', async () => {
  const { input } = renderAmount({ max: '100', min: '10', currency: 'USDT' });
  await userEvent.type(input, '5');
  expect(input).not.toBeInvalid();
  await userEvent.tab();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('At least 10 USDT');
  await userEvent.type(input, '00.01');
  expect(input).toHaveAccessibleDescription('At most 100 USDT');
});

test('the host’s error comes first', async () => {
  renderAmount({ max: '1', error: 'Not enough' }, '5');
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Not enough');
});

test('Max puts all in, or does what the host says', async () => {
  const plain = renderAmount({ max: '6420.18', onMax: true });
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(plain.value()).toBe('6420.18');
  const onMax = vi.fn<() => void>();
  renderAmount({ label: 'Other', max: '1', onMax });
  await userEvent.click(screen.getAllByRole('button', { name: 'Max' })[1]!);
  expect(onMax).toHaveBeenCalledOnce();
});
