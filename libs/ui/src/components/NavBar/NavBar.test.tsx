import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { NavBar } from './NavBar.tsx';

describeComponent(<NavBar title="Transfer" onBack={() => {}} />);

test('has one h1 that can take the focus, and a labelled back button', async () => {
  const onBack = vi.fn<() => void>();
  render(<NavBar title="Transfer" onBack={onBack} />);
  const title = screen.getByRole('heading', { level: 1, name: 'Transfer' });
  title.focus();
  expect(title).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});

test('a screen above the flow has a close button; a tab root has no back button', () => {
  const { rerender } = render(<NavBar onBack={() => {}} backIcon="close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<NavBar variant="root" title="Wealth" onBack={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
