import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { typeAmount } from '../AmountField/amount-text.ts';
import { NumberKeypad } from '../NumberKeypad/NumberKeypad.tsx';
import { AmountEntry } from './AmountEntry.tsx';

describeComponent(
  <AmountEntry label="Amount" value="320.50" onChange={() => {}} decimals={2} description="≈ 2,310.80 CNY" />,
  {
    refAt: 'input',
  },
);

test('accepts digits, point and deletion from a keypad', () => {
  render(
    <Controlled initial="">
      {(value, set) => (
        <>
          <AmountEntry label="Amount" keyboard="keypad" decimals={2} value={value} onChange={set} />
          <NumberKeypad
            decimal
            onKey={(key) => set(typeAmount(value, key, 2))}
            onDelete={() => set(typeAmount(value, 'delete', 2))}
          />
        </>
      )}
    </Controlled>,
  );
  const input = screen.getByLabelText('Amount');
  expect(input).toHaveAttribute('inputmode', 'none');
  for (const name of ['3', '2', 'Decimal point', '5', '0', '9']) fireEvent.click(screen.getByRole('button', { name }));
  expect(input).toHaveValue('32.50');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(input).toHaveValue('32.5');
});

test('keeps a trailing point when the focus moves to a keypad on the page', async () => {
  render(
    <Controlled initial="">
      {(value, set) => <AmountEntry label="Amount" keyboard="keypad" decimals={2} value={value} onChange={set} />}
    </Controlled>,
  );
  await userEvent.type(screen.getByLabelText('Amount'), '1.');
  await userEvent.tab();
  expect(screen.getByLabelText('Amount')).toHaveValue('1.');
});

test('announces that a paste was refused, until the next key', async () => {
  render(
    <Controlled initial="">
      {(value, set) => (
        <>
          <AmountEntry label="Amount" keyboard="keypad" decimals={2} value={value} onChange={set} currency="CNY" />
          <NumberKeypad onKey={(key) => set(typeAmount(value, key, 2))} onDelete={() => {}} />
        </>
      )}
    </Controlled>,
  );
  const input = screen.getByLabelText('Amount, CNY');
  await userEvent.click(input);
  await userEvent.paste('3万');
  expect(input).toHaveValue('');
  expect(input).toHaveAccessibleDescription('The pasted text is not a valid amount');
  fireEvent.click(screen.getByRole('button', { name: '3' }));
  expect(input).toHaveValue('3');
  expect(input).toBeValid();
});

test('shrinks in steps, so that long figures fit', () => {
  const { container, rerender } = render(
    <AmountEntry label="Amount" value="1234.5" onChange={() => {}} decimals={2} />,
  );
  const size = () => container.querySelector<HTMLElement>('[style]')!.style.fontSize;
  expect(size()).toBe('var(--ui-size-36)');
  rerender(<AmountEntry label="Amount" value="12345678.12" onChange={() => {}} decimals={2} />);
  expect(size()).toBe('var(--ui-size-28)');
  rerender(<AmountEntry label="Amount" value="123456789012345.12" onChange={() => {}} decimals={2} />);
  expect(size()).toBe('var(--ui-size-22)');
});

test('an error replaces the caption', () => {
  render(
    <AmountEntry
      label="Amount"
      value="500"
      onChange={() => {}}
      decimals={2}
      max="100"
      currency="USDT"
      description="≈ 3,600 CNY"
    />,
  );
  const input = screen.getByLabelText('Amount, USDT');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Maximum 100 USDT');
  expect(screen.queryByText('≈ 3,600 CNY')).toBeNull();
});
