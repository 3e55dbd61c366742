import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findFaults } from '../../testing/findFaults.ts';
import { UiHost } from '../UiHost/UiHost.tsx';
import { Dialog } from './Dialog.tsx';
import { dialog, dialogs, type ConfirmOptions } from './dialog.ts';

describeComponent(<Dialog open={false} onOpenChange={() => {}} />, { root: false });

afterEach(() => {
  act(() => {
    dialog.clear();
    dialogs.set([]);
  });
});

/** Boxes the promise, because awaiting the function must not await the answer. */
async function ask(options: ConfirmOptions) {
  render(<UiHost />);
  let answer!: Promise<boolean>;
  act(() => void (answer = dialog.confirm(options)));
  await screen.findByRole('alertdialog');
  return { answer };
}

test('resolves to true on confirm and false on cancel, and calls back', async () => {
  const onCancel = vi.fn<() => void>();
  const { answer } = await ask({ title: 'Sure?', onCancel });
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(answer).resolves.toBe(false);
  expect(onCancel).toHaveBeenCalledOnce();
  let second!: Promise<boolean>;
  act(() => void (second = dialog.confirm({ title: 'Sure now?' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await expect(second).resolves.toBe(true);
  await waitFor(() => expect(dialogs.get()).toEqual([]));
});

test('has a default title and default buttons; an alert has one button', async () => {
  render(<UiHost />);
  let read!: Promise<void>;
  act(() => void (read = dialog.alert({ description: 'In review' })));
  expect(await screen.findByRole('alertdialog', { name: 'Notice' })).toHaveAccessibleDescription('In review');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await expect(read).resolves.toBeUndefined();
});

test.each([
  [false, 'Confirm'],
  [true, 'Cancel'],
])('danger %s: the first focus is on %s', async (danger, name) => {
  const { answer } = await ask({ title: 'Sure?', danger });
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  act(() => dialog.clear());
  await expect(answer).resolves.toBe(false);
});

test('a pending onConfirm shows loading and blocks closing; its failure keeps the dialog open', async () => {
  let settle!: { resolve: () => void; reject: (reason: Error) => void };
  const onConfirm = vi.fn<() => Promise<void>>(() => new Promise((resolve, reject) => (settle = { resolve, reject })));
  const { answer } = await ask({ title: 'Delete?', onConfirm });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await act(async () => settle.reject(new Error('Offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('Offline');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await act(async () => settle.resolve());
  await expect(answer).resolves.toBe(true);
});

test('never rejects: an onConfirm that throws at once keeps the dialog open with a general message', async () => {
  const { answer } = await ask({
    title: 'Delete?',
    onConfirm: () => {
      throw 'no words';
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
  act(() => dialog.clear());
  await expect(answer).resolves.toBe(false);
});

test('the backdrop does nothing by default', async () => {
  const { answer } = await ask({ title: 'Sure?', closeIcon: true });
  await userEvent.click(document.querySelector('[class*="viewport"]') as HTMLElement);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(answer).resolves.toBe(false);
});

test('the focus returns to the opener and the body is unchanged', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="Own" closeIcon>
          Content
        </Dialog>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Own' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect(document.body.style.pointerEvents).toBe('');
  expect(document.body.style.overflow).toBe('');
});

test('a question that no longer matters closes by itself, and answers no', async () => {
  const over = new AbortController();
  const { answer } = await ask({ title: 'Try again?', signal: over.signal });
  act(() => over.abort());
  await expect(answer).resolves.toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(dialog.confirm({ title: 'Try again?', signal: over.signal })).resolves.toBe(false);
});

test('a route change cancels open questions and leaves the body unchanged', async () => {
  const before = document.body.getAttribute('style');
  const { answer } = await ask({ title: 'Sure?' });
  act(() => dialog.clear());
  await expect(answer).resolves.toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.body.getAttribute('style') ?? '').toBe(before ?? '');
  expect(document.querySelectorAll('[inert], [aria-hidden="true"]')).toHaveLength(0);
});
