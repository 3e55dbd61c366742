import { createStore } from '../../../internal/createStore.ts';
import { coverPage } from '../../../internal/coverPage.ts';
import { leadTab } from './leadTab.ts';

/** Something that lies over the page and keeps everything below out of reach. */
export interface OpenModal {
  readonly id: string;
  readonly element: HTMLElement;
  /** Asked by Escape. */
  readonly dismiss: () => void;
}

/** What lies over the page, from the bottom up. Only the topmost can be reached, and it alone hears Escape. */
export const modals = createStore<readonly OpenModal[]>([]);

/** What lies above every modal and may be used meanwhile: toasts, popup cards, the lock screen. */
const ABOVE = '[data-ui-above]';
/** The announcer speaks over a modal, too. */
const KEPT = `${ABOVE}, [data-announcer]`;

let uncover: (() => void) | undefined;

function listen(event: KeyboardEvent): void {
  const top = modals.get().at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Tab') leadTab(event, [top.element, ...document.querySelectorAll(ABOVE)]);
  if (event.key !== 'Escape') return;
  event.preventDefault();
  top.dismiss();
}

function settle(next: readonly OpenModal[]): void {
  uncover?.();
  const top = next.at(-1);
  uncover = top && coverPage(top.element, KEPT);
  if (top) document.addEventListener('keydown', listen);
  else document.removeEventListener('keydown', listen);
  modals.set(next);
}

/** Puts a modal on top. @returns takes it away again, wherever it then stands */
export function enterModal(modal: OpenModal): () => void {
  settle([...modals.get(), modal]);
  return () => settle(modals.get().filter((other) => other !== modal));
}
