import { createStore } from '../internal/createStore.ts';
import { coverPage } from '../internal/coverPage.ts';

/** Something that lies over the page and keeps everything below out of reach. */
export interface OpenModal {
  readonly id: string;
  readonly element: HTMLElement;
  /** Asked by Escape. */
  readonly dismiss: () => void;
}

/** What lies over the page, from the bottom up. Only the topmost can be reached, and it alone hears Escape. */
export const modals = createStore<readonly OpenModal[]>([]);

/** Toasts and the announcer speak over a modal, and a lock screen lies above it. */
const ABOVE = '[data-ui-above], [data-announcer]';

let uncover: (() => void) | undefined;

function listen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  modals.get().at(-1)?.dismiss();
}

function settle(next: readonly OpenModal[]): void {
  uncover?.();
  const top = next.at(-1);
  uncover = top && coverPage(top.element, ABOVE);
  if (top) document.addEventListener('keydown', listen);
  else document.removeEventListener('keydown', listen);
  modals.set(next);
}

/** Puts a modal on top. @returns takes it away again, wherever it then stands */
export function enterModal(modal: OpenModal): () => void {
  settle([...modals.get(), modal]);
  return () => settle(modals.get().filter((other) => other !== modal));
}
