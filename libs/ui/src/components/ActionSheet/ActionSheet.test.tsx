import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { UiHost } from '../UiHost/UiHost.tsx';
import { ActionSheet } from './ActionSheet.tsx';
import { sheet, sheets } from './sheet.ts';

const actions = [
  { value: 'edit', label: 'Edit' },
  { value: 'lock', label: 'Lock', disabled: true },
  { value: 'delete', label: 'Delete', danger: true },
] as const;

describeComponent(<ActionSheet open={false} items={actions} onAnswer={() => {}} />, { root: false });

afterEach(() => act(() => sheets.set([])));

test('returns the chosen key; a disabled action cannot be chosen', async () => {
  const onAnswer = vi.fn<(key: string | undefined) => void>();
  render(<ActionSheet open items={actions} onAnswer={onAnswer} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Lock' }));
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onAnswer).toHaveBeenCalledWith('delete');
});

test('called from code, resolves to the key, or to undefined when the user cancels', async () => {
  render(<UiHost />);
  let answer!: Promise<string | undefined>;
  act(() => void (answer = sheet.actions(actions, { title: 'Card' })));
  await screen.findByRole('dialog', { name: 'Card' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await expect(answer).resolves.toBe('edit');
  await waitFor(() => expect(sheets.get()).toEqual([]));
  act(() => void (answer = sheet.actions(actions)));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expect(answer).resolves.toBeUndefined();
});
