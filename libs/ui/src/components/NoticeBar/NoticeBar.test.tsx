import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Anchor } from '../../internal/testing/Anchor.tsx';
import { describeComponent } from '../../internal/testing/describeComponent.tsx';
import { NoticeBar } from './NoticeBar.tsx';

describeComponent(<NoticeBar>Fee lowered</NoticeBar>);

test('leads, presses and closes as it was asked', async () => {
  const press = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  const { rerender } = render(<NoticeBar onClick={press} onClose={close}>Fee lowered</NoticeBar>);
  await userEvent.click(screen.getByRole('button', { name: 'Fee lowered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([press.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  rerender(<NoticeBar render={<Anchor href="/n/1" />}>Fee lowered</NoticeBar>);
  expect(screen.getByRole('link', { name: 'Fee lowered' })).toHaveAttribute('href', '/n/1');
});
