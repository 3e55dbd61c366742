import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { typeAmount } from '../AmountField/amount-text.ts';
import { NumberKeypad } from '../NumberKeypad/NumberKeypad.tsx';
import { AmountEntry } from './AmountEntry.tsx';

describeComponent(
  <AmountEntry label="Amount" value="320.50" onChange={() => {}} decimals={2} caption="≈ 2,310.80 CNY" />,
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
  expect(input).toHaveValue('32.509');
  expect(input).toHaveAccessibleDescription('At most 2 decimals');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(input).toHaveValue('32.50');
  expect(input).toBeValid();
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
  // The browser of the tests knows no `min()`, so this reads the markup.
  const markup = (value: string) =>
    renderToStaticMarkup(<AmountEntry label="Amount" value={value} onChange={() => {}} decimals={2} />);
  expect(markup('1234.5')).toContain('var(--ui-size-36)');
  expect(markup('12345678.12')).toContain('var(--ui-size-28)');
  expect(markup('123456789012345.12')).toContain('var(--ui-size-22)');
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
      caption="≈ 3,600 CNY"
    />,
  );
  const input = screen.getByLabelText('Amount, USDT');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Maximum 100 USDT');
  expect(screen.queryByText('≈ 3,600 CNY')).toBeNull();
});
