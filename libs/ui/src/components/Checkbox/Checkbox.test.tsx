import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Checkbox } from './Checkbox.tsx';

describeComponent(
  <Checkbox checked={false} onChange={() => {}}>
    I agree
  </Checkbox>,
  { refAt: 'input', state: true },
);

test('toggles by click on its label and by Space', async () => {
  render(
    <Controlled initial={false}>
      {(checked, set) => (
        <Checkbox checked={checked} onChange={set}>
          I agree
        </Checkbox>
      )}
    </Controlled>,
  );
  await userEvent.click(screen.getByText('I agree'));
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('announces a mixed state; a press selects all', async () => {
  const change = vi.fn<(checked: boolean) => void>();
  const { container } = render(
    <Checkbox checked={false} mixed onChange={change}>
      All
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  expect(container.querySelector('[data-state="mixed"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
});

test('shows the new state at once, ignores presses while it waits, and reverts after a failure', async () => {
  let fail: (reason: Error) => void = () => {};
  const change = vi.fn<() => Promise<void>>(() => new Promise((_, reject) => (fail = reject)));
  render(
    <Checkbox checked={false} onChange={change}>
      Trusted addresses only
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox');
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(box).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(box);
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  await act(async () => fail(new Error('offline')));
  expect(box).not.toBeChecked();
  expect(box).not.toHaveAttribute('aria-busy');
});

test('does not toggle while loading or disabled', async () => {
  const change = vi.fn<() => void>();
  render(
    <>
      <Checkbox aria-label="One" checked={false} loading onChange={change} />
      <Checkbox aria-label="Two" checked={false} disabled onChange={change} />
    </>,
  );
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox', { name: 'One' })).toHaveAttribute('aria-busy', 'true');
});
