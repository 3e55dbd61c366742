import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { announcements } from '../Announcer/announce.ts';
import { dialog, dialogs } from '../dialog/dialog.ts';
import { toast } from '../toast/toast.ts';
import { UiHost } from './UiHost.tsx';

describeComponent(<UiHost />, { root: false });

afterEach(() => {
  act(() => {
    toast.clear();
    dialogs.set([]);
  });
  announcements.set([]);
});

test('renders the live regions before anything else', () => {
  const { container } = render(<UiHost />);
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
});

test('shows calls from before it mounted', async () => {
  const answer = dialog.confirm({ title: 'Early question' });
  toast.info('Early words', { duration: 0 });
  render(<UiHost />);
  expect(await screen.findByRole('alertdialog', { name: 'Early question' })).toBeInTheDocument();
  expect(document.querySelector('[data-state="info"]')).toHaveTextContent('Early words');
  await waitFor(() => expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Early words'));
  act(() => dialog.clear());
  await expect(answer).resolves.toBe(false);
});

test('a question that fails to render is answered with cancel and reports it; the others stay', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  function Broken(): never {
    throw new Error('no such rate');
  }
  render(<UiHost />);
  let answers!: readonly Promise<boolean>[];
  act(() => {
    answers = [dialog.confirm({ title: 'Sound' }), dialog.confirm({ title: 'Lost', description: <Broken /> })];
  });
  await expect(answers[1]).resolves.toBe(false);
  expect(announcements.get().at(-1)?.politeness).toBe('assertive');
  expect(screen.getByRole('alertdialog', { name: 'Sound' })).toBeInTheDocument();
  await waitFor(() => expect(dialogs.get().map(({ title }) => title)).toEqual(['Sound']));
  act(() => dialog.clear());
  await expect(answers[0]).resolves.toBe(false);
  complaint.mockRestore();
});
