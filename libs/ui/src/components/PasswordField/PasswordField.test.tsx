import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { PasswordField } from './PasswordField.tsx';

const field = <PasswordField label="Password" autoComplete="current-password" value="s3cret" onChange={() => {}} />;

describeComponent(field, { refAt: 'input', state: true });

test('is hidden, and visible while the toggle is on', async () => {
  render(field);
  const input = screen.getByLabelText('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(input).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'password');
});

test('the toggle leaves the focus in the field', async () => {
  render(field);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('tells password managers its purpose and turns off correction', () => {
  render(field);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  expect(input).toHaveAttribute('spellcheck', 'false');
  expect(input).toHaveAttribute('autocapitalize', 'none');
});

test('hides a visible password when disabled', async () => {
  const { rerender } = render(field);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <PasswordField label="Password" autoComplete="current-password" value="s3cret" onChange={() => {}} disabled />,
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
