import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { announcements } from '../Announcer/announce.ts';
import { dialog, dialogs } from '../dialog/dialog.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { toast, toasts } from '../toast/toast.ts';
import { UiHost } from '../UiHost/UiHost.tsx';

const network = vi.hoisted(() => ({ isDown: false }));
vi.mock('./overlays.ts', async (importOriginal) => {
  if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
  return importOriginal();
});

afterEach(() =>
  act(() => {
    dialog.clear();
    dialogs.set([]);
    toast.clear();
    announcements.set([]);
  }),
);

/** Modules stay loaded after the first load, so this is a single test. */
test('a failed load shows a toast, cancels the question and closes the sheet; the next opening tries again', async () => {
  const onClosed = vi.fn<() => void>();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <UiHost />
        <button type="button" onClick={() => setOpen(true)}>
          Filter
        </button>
        <p>{open ? 'wanted' : 'not wanted'}</p>
        <Drawer open={open} onOpenChange={setOpen} onClosed={onClosed} title="Kinds" />
      </>
    );
  }
  network.isDown = true;
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Filter' });
  await userEvent.click(opener);
  expect(screen.getByText('wanted')).toBeInTheDocument();
  expect(await screen.findByText('not wanted')).toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledOnce();
  expect(toasts.get().map(({ type }) => type)).toEqual(['fail']);

  act(() => toast.clear());
  let answer!: Promise<boolean>;
  act(() => void (answer = dialog.confirm({ title: 'Sell?' })));
  await expect(answer).resolves.toBe(false);
  expect(toasts.get().map(({ type }) => type)).toEqual(['fail']);
  await waitFor(() => expect(dialogs.get()).toEqual([]));

  network.isDown = false;
  act(() => void (answer = dialog.confirm({ title: 'Sell now?' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await expect(answer).resolves.toBe(true);
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Kinds' })).toBeInTheDocument();
});

test('a sheet whose content throws asks to close, and the next opening tries again', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onClosed = vi.fn<() => void>();
  function Rate({ value }: { value: number | undefined }) {
    if (value === undefined) throw new Error('no rate');
    return <p>{value}</p>;
  }
  const page = (open: boolean, value?: number) => (
    <>
      <p>Page</p>
      <Drawer open={open} onOpenChange={onOpenChange} onClosed={onClosed} title="Rate">
        <Rate value={value} />
      </Drawer>
    </>
  );
  const { rerender } = render(page(true));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  expect(onClosed).toHaveBeenCalledOnce();
  expect(screen.getByText('Page')).toBeInTheDocument();
  rerender(page(false));
  rerender(page(true, 7.8));
  expect(await screen.findByRole('dialog', { name: 'Rate' })).toHaveTextContent('7.8');
  complaint.mockRestore();
});
