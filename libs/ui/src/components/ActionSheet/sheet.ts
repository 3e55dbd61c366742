import type { ReactNode } from 'react';
import { createStore } from '../../internal/createStore.ts';
import type { SheetAction } from '../overlays/action-sheet/SheetAction.ts';

export type { SheetAction };

/** Options for one call of `sheet.actions`, besides its actions. */
export interface SheetOptions {
  /** Heading. Screen readers always announce it; it is visible only when you pass one. */
  title?: ReactNode;
}

export interface SheetItem extends SheetOptions {
  id: number;
  actions: readonly SheetAction[];
  open: boolean;
  answer: (key: string | undefined) => void;
}

export const sheets = createStore<readonly SheetItem[]>([]);

let lastId = 0;

/** Removes a sheet after its closing animation. */
export function forgetSheet(id: number): void {
  sheets.set(sheets.get().filter((item) => item.id !== id));
}

function choose<Key extends string>(
  actions: readonly SheetAction<Key>[],
  options: SheetOptions = {},
): Promise<Key | undefined> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (key: string | undefined) => {
      sheets.set(sheets.get().map((item) => (item.id === id ? { ...item, open: false } : item)));
      resolve(key as Key | undefined);
    };
    sheets.set([...sheets.get(), { ...options, id, actions, open: true, answer }]);
  });
}

/**
 * Opens a choice of actions from the bottom. Call it from anywhere.
 *
 * @example
 * const theme = await sheet.actions([{ key: 'light', label: 'Light' }, { key: 'dark', label: 'Dark' }]);
 */
export const sheet = {
  /** Resolves to the key of the chosen action, or to undefined when the user chose none. Never rejects. */
  actions: choose,
  /** Closes every sheet without a choice. */
  clear: () => {
    for (const item of sheets.get()) if (item.open) item.answer(undefined);
  },
} as const;
