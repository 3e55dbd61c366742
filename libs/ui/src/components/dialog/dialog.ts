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
    if (options.signal?.aborted) answer(false);
    else options.signal?.addEventListener('abort', () => answer(false), { once: true });
  });
}

/** Removes a dialog after its closing animation. */
export function forgetDialog(id: number): void {
  dialogs.set(dialogs.get().filter((item) => item.id !== id));
}

/**
 * Questions over the whole page. Call it from anywhere; the `UiHost` shows them, and until it mounts they wait.
 *
 * @example
 * if (await dialog.confirm({ title: 'Cancel the order?', danger: true })) await orders.cancel(id);
 */
export const dialog = {
  /** Resolves to whether the user confirmed; never rejects. */
  confirm: (options: ConfirmOptions) => ask(options, true),
  /** Resolves when the user closes it; never rejects. */
  alert: async (options: AlertOptions): Promise<void> => {
    await ask(options, false);
  },
  /** Answers every open dialog with cancel, for example on a route change or at sign-out. */
  clear: () => {
    for (const item of dialogs.get()) if (item.open) item.answer(false);
  },
} as const;
