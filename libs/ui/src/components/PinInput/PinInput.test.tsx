import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { PinInput } from './PinInput.tsx';

describeComponent(<PinInput label="Payment password" value="12" onChange={() => {}} />, {
  refAt: 'input',
  state: true,
});

function renderPin(onComplete = vi.fn<(pin: string) => void>(), initial = '') {
  const view = render(
    <StrictMode>
      <Controlled initial={initial}>
        {(value, set) => <PinInput label="Payment password" value={value} onChange={set} onComplete={onComplete} />}
      </Controlled>
    </StrictMode>,
  );
  return { ...view, onComplete, input: screen.getByLabelText<HTMLInputElement>('Payment password') };
}
const filled = (container: HTMLElement) => container.querySelectorAll('[data-state="filled"]').length;

test('is one numeric input without autofill', () => {
  const { container, input } = renderPin();
  expect(container.querySelectorAll('input')).toHaveLength(1);
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

test('keeps the digits out of all text and attributes of the page', async () => {
  const { container, input } = renderPin();
  await userEvent.type(input, '924713');
  expect(input.value).toBe('924713');
  expect(filled(container)).toBe(6);
  expect(container.innerHTML).not.toMatch(/924713|>\s*9|>\s*4\s*</);
  expect(container.textContent).not.toContain('924713');
  expect([...container.querySelectorAll('[data-state="filled"]')].every((cell) => cell.textContent === '')).toBe(true);
});

test('completes once per entry, also in StrictMode, and again after a deletion', async () => {
  const { onComplete, input } = renderPin();
  await userEvent.type(input, '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(input, '67');
  expect(onComplete.mock.calls).toEqual([['123456']]);
  await userEvent.type(input, '{Backspace}0');
  expect(onComplete.mock.calls).toEqual([['123456'], ['123450']]);
});

test('accepts a pasted number, whatever surrounds its digits', async () => {
  const { onComplete, input, container } = renderPin();
  await userEvent.click(input);
  await userEvent.paste(' 12 34-56 ');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  expect(filled(container)).toBe(6);
});

test('refuses letters and announces its progress', async () => {
  const { input, container } = renderPin();
  await userEvent.type(input, '1a2');
  expect(filled(container)).toBe(2);
  expect(input).toHaveAccessibleDescription('2 of 6 digits entered');
});

test('an error shakes, is announced and described, and vibrates', () => {
  const haptics = vi.fn<(kind: string) => void>();
  const pin = (error?: string) => (
    <UiProvider locale="en" haptics={haptics}>
      <PinInput label="Payment password" value="" onChange={() => {}} error={error} />
    </UiProvider>
  );
  const { container, rerender } = render(pin());
  rerender(pin('Wrong. 3 tries left'));
  expect(container.querySelector('[data-invalid]')).not.toBeNull();
  expect(screen.getByLabelText('Payment password')).toHaveAccessibleDescription(
    '0 of 6 digits entered Wrong. 3 tries left',
  );
  expect(container.querySelector('[aria-live]')).toHaveTextContent('Wrong. 3 tries left');
  expect(haptics.mock.calls).toEqual([['warning']]);
});

test('with a keypad, keeps the system keyboard closed and always shows the current cell', () => {
  const { container } = render(<PinInput label="Pin" keyboard="keypad" value="12" onChange={() => {}} />);
  expect(screen.getByLabelText('Pin')).toHaveAttribute('inputmode', 'none');
  const cells = [...container.querySelectorAll('[data-state="filled"], [data-state="empty"]')];
  expect(cells.findIndex((cell) => cell.hasAttribute('data-current'))).toBe(2);
});

test('a keypad completes it as typing does', () => {
  const done = vi.fn<(pin: string) => void>();
  const pin = (value: string) => (
    <PinInput label="Pin" length={4} keyboard="keypad" value={value} onChange={() => {}} onComplete={done} />
  );
  const { rerender } = render(pin('123'));
  rerender(pin('1234'));
  rerender(pin('1234'));
  expect(done).toHaveBeenCalledExactlyOnceWith('1234');
});
