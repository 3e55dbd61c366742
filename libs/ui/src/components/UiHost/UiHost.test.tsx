import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../internal/testing/describeComponent.tsx';
import { useStore } from '../../internal/useStore.ts';
import { announcements } from '../Announcer/announce.ts';
import { dialog, dialogs } from '../dialog/dialog.ts';
import { toast } from '../toast/toast.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { UiHost } from './UiHost.tsx';

describeComponent(<UiHost />, { root: false });

afterEach(() => {
  act(() => toast.clear());
  announcements.set([]);
});

test('holds the live regions before anything else', () => {
  const { container } = render(<UiHost />);
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
});

test('shows what was called before it mounted', async () => {
  const answer = dialog.confirm({ title: 'Early question' });
  toast.info('Early words', { duration: 0 });
  render(<UiHost />);
  expect(await screen.findByRole('alertdialog', { name: 'Early question' })).toBeInTheDocument();
  expect(document.querySelector('[data-state="info"]')).toHaveTextContent('Early words');
  await waitFor(() => expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Early words'));
  act(() => dialog.clear());
  await expect(answer).resolves.toBe(false);
});

test('an overlay that cannot be shown answers every question with cancel and says so', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = dialog.confirm({ title: 'Lost' });
  function Chunk() {
    if (useStore(dialogs, dialogs.get()).length > 0) throw new Error('chunk did not load');
    return <p>Usable again</p>;
  }
  render(
    <OverlayBoundary>
      <Chunk />
    </OverlayBoundary>,
  );
  await expect(answer).resolves.toBe(false);
  expect(dialogs.get()).toEqual([]);
  expect(screen.getByText('Usable again')).toBeInTheDocument();
  expect(announcements.get().at(-1)?.politeness).toBe('assertive');
  complaint.mockRestore();
});
