import { coverPage } from '../../../internal/coverPage.ts';
import { holdScroll } from '../../../internal/holdScroll.ts';
import { modals, type OpenModal } from '../../../internal/openOverlays.ts';
import { leadTab } from './leadTab.ts';

/** Layers above every modal that stay active: toasts, popup cards, the lock screen. */
const ABOVE = '[data-ui-above]';
/** The announcer stays active too. */
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

/**
 * Puts a modal on top. Only the topmost is active and receives Escape.
 *
 * @param lockScroll whether the page behind must not scroll
 * @returns removes it, wherever it is by then
 */
export function enterModal(modal: OpenModal, lockScroll: boolean): () => void {
  const release = lockScroll ? holdScroll() : undefined;
  settle([...modals.get(), modal]);
  return () => {
    release?.();
    settle(modals.get().filter((other) => other !== modal));
  };
}
