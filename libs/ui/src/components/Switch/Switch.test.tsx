import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Switch } from './Switch.tsx';

describeComponent(<Switch label="Biometric login" checked={false} onChange={() => {}} />, {
  refAt: 'input',
  state: true,
});

test('toggles by click, by its label and by Space', async () => {
  const change = vi.fn<(checked: boolean) => void>();
  render(
    <Controlled initial={false} onChange={change}>
      {(checked, set) => <Switch label="Biometric login" checked={checked} onChange={set} />}
    </Controlled>,
  );
  await userEvent.click(screen.getByText('Biometric login'));
  await userEvent.click(screen.getByRole('switch', { name: 'Biometric login' }));
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [false], [true]]);
  expect(screen.getByRole('switch')).toBeChecked();
});

test('shows the new state at once, ignores presses while it waits, and reverts after a failure', async () => {
  let fail: (reason: Error) => void = () => {};
  const change = vi.fn<() => Promise<void>>(() => new Promise((_, reject) => (fail = reject)));
  const haptics = vi.fn<(kind: string) => void>();
  render(
    <UiProvider locale="en" haptics={haptics}>
      <Switch label="Biometric login" checked={false} onChange={change} />
    </UiProvider>,
  );
  const control = screen.getByRole('switch');
  await userEvent.click(control);
  expect(control).toBeChecked();
  expect(control).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(control);
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  await act(async () => fail(new Error('offline')));
  expect(control).not.toBeChecked();
  expect(control).not.toHaveAttribute('aria-busy');
  expect(haptics).toHaveBeenLastCalledWith('error');
});

test('keeps the new value when the host has accepted it', async () => {
  let done: () => void = () => {};
  const change = async (next: boolean, set: (next: boolean) => void) => {
    await new Promise<void>((resolve) => (done = resolve));
    set(next);
  };
  render(
    <Controlled initial={false}>
      {(checked, set) => <Switch label="Push" checked={checked} onChange={(next) => change(next, set)} />}
    </Controlled>,
  );
  await userEvent.click(screen.getByRole('switch'));
  await act(async () => done());
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByRole('switch')).not.toHaveAttribute('aria-busy');
});

test('does not toggle while loading or disabled', async () => {
  const change = vi.fn<() => void>();
  render(
    <>
      <Switch aria-label="One" checked={false} loading onChange={change} />
      <Switch aria-label="Two" checked={false} disabled onChange={change} />
    </>,
  );
  for (const control of screen.getAllByRole('switch')) await userEvent.click(control);
  expect(change).not.toHaveBeenCalled();
});

test('without its own words it renders no label, so that a row can be the label', () => {
  const { container } = render(<Switch aria-label="Push" checked onChange={() => {}} />);
  expect(container.querySelector('label')).toBeNull();
});
