import { createStore } from '../../internal/createStore.ts';
import type { AlertOptions, ConfirmOptions, DialogItem } from '../overlays/dialog/DialogItem.ts';

export type { AlertOptions, ConfirmOptions, DialogItem } from '../overlays/dialog/DialogItem.ts';

/** The open dialogs, the topmost last. */
export const dialogs = createStore<readonly DialogItem[]>([]);

let lastId = 0;

function ask(options: ConfirmOptions, cancellable: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (confirmed: boolean) => {
      dialogs.set(dialogs.get().map((item) => (item.id === id ? { ...item, open: false } : item)));
      resolve(confirmed);
    };
    dialogs.set([...dialogs.get(), { ...options, id, cancellable, open: true, answer }]);
  });
}

/** Takes a dialog out once it has animated away. */
export function forgetDialog(id: number): void {
  dialogs.set(dialogs.get().filter((item) => item.id !== id));
}

/**
 * Questions over everything, asked from anywhere; answered through the `UiHost`, and queued until it mounts.
 *
 * @example
 * if (await dialog.confirm({ title: 'Cancel the order?', danger: true })) await orders.cancel(id);
 */
export const dialog = {
  /** Resolves to whether the user confirmed; never rejects. */
  confirm: (options: ConfirmOptions) => ask(options, true),
  /** Resolves when the user has read it; never rejects. */
  alert: async (options: AlertOptions): Promise<void> => {
    await ask(options, false);
  },
  /** Answers every open dialog with cancel, as a route change or a sign-out does. */
  clear: () => {
    for (const item of dialogs.get()) if (item.open) item.answer(false);
  },
} as const;
