import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { NumberKeypad, type NumberKeypadProps } from './NumberKeypad.tsx';

describeComponent(<NumberKeypad onKey={() => {}} onDelete={() => {}} decimal />, { state: true });

afterEach(() => vi.useRealTimers());

function renderKeypad(props: Partial<NumberKeypadProps> = {}) {
  const onKey = vi.fn<(key: string) => void>();
  const onDelete = vi.fn<() => void>();
  render(<NumberKeypad onKey={onKey} onDelete={onDelete} {...props} />);
  return { onKey, onDelete, typed: () => onKey.mock.calls.map(([key]) => key).join('') };
}
const key = (name: string) => screen.getByRole('button', { name });

test('types by click alone, as screen readers and switch devices do', () => {
  const { typed, onDelete } = renderKeypad({ decimal: true });
  for (const name of ['3', '2', '0', 'Decimal point', '5']) fireEvent.click(key(name));
  fireEvent.click(key('Delete'));
  expect(typed()).toBe('320.5');
  expect(onDelete).toHaveBeenCalledOnce();
});

test('is a group of real buttons with one tab stop', async () => {
  renderKeypad();
  const buttons = within(screen.getByRole('group', { name: 'Number keypad' })).getAllByRole('button');
  expect(buttons.map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
    ...'1234567890',
    'Delete',
  ]);
  await userEvent.tab();
  expect(key('1')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('arrow keys move over the grid and skip the empty corner', async () => {
  const { typed } = renderKeypad();
  key('1').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(key('8')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(key('0')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(key('9')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(key('Delete')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(key('Delete')).toHaveFocus();
  expect(typed()).toBe('');
});

test('hardware keys work while it has the focus', async () => {
  const { typed, onDelete } = renderKeypad({ decimal: true });
  key('5').focus();
  await userEvent.keyboard('12,3{Backspace}');
  expect(typed()).toBe('12.3');
  expect(onDelete).toHaveBeenCalledOnce();
});

test('Enter on a key presses that key, also the host’s own; it submits only on the pad itself', async () => {
  const onDone = vi.fn<() => void>();
  const unlock = vi.fn<() => void>();
  const corner = (
    <button type="button" onClick={unlock}>
      Fingerprint
    </button>
  );
  const { typed, onDelete } = renderKeypad({ onDone, corner, tabIndex: -1 });
  key('5').focus();
  await userEvent.keyboard('{Enter}');
  expect(typed()).toBe('5');
  key('Delete').focus();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  key('Fingerprint').focus();
  await userEvent.keyboard('{Enter}');
  expect(unlock).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  screen.getByRole('group').focus();
  await userEvent.keyboard('2{Enter}');
  expect(typed()).toBe('52');
  expect(onDone).toHaveBeenCalledOnce();
});

test('without decimals there is no point, on screen or on the keyboard', async () => {
  const { typed } = renderKeypad();
  expect(screen.queryByRole('button', { name: 'Decimal point' })).toBeNull();
  key('5').focus();
  await userEvent.keyboard('1.2');
  expect(typed()).toBe('12');
});

test('a long press deletes repeatedly, and its click deletes no further', () => {
  vi.useFakeTimers();
  const { onDelete } = renderKeypad();
  fireEvent.pointerDown(key('Delete'));
  act(() => void vi.advanceTimersByTime(450 + 90 * 3));
  expect(onDelete).toHaveBeenCalledTimes(4);
  fireEvent.pointerUp(key('Delete'));
  fireEvent.click(key('Delete'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(onDelete).toHaveBeenCalledTimes(4);
  fireEvent.click(key('Delete'));
  expect(onDelete).toHaveBeenCalledTimes(5);
});

test('stops deleting when the pointer leaves the key', () => {
  vi.useFakeTimers();
  const { onDelete } = renderKeypad();
  fireEvent.pointerDown(key('Delete'));
  fireEvent.pointerLeave(key('Delete'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(onDelete).not.toHaveBeenCalled();
});

test('shuffled keys type the digits they show', () => {
  const { onKey } = renderKeypad({ shuffle: true });
  const digits = screen.getAllByRole('button').filter((button) => button.textContent !== '');
  expect(digits.map((button) => button.textContent).toSorted()).toEqual([...'0123456789']);
  for (const button of digits) {
    fireEvent.click(button);
    expect(onKey).toHaveBeenLastCalledWith(button.textContent);
  }
});

test('does nothing when disabled', () => {
  const { onKey, onDelete } = renderKeypad({ disabled: true });
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  fireEvent.keyDown(key('5'), { key: '1' });
  expect(onKey).not.toHaveBeenCalled();
  expect(onDelete).not.toHaveBeenCalled();
});
