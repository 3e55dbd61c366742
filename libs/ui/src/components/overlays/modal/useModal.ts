import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { enterModal, modals } from './modals.ts';
import { tabbables } from './tabbables.ts';

interface ModalOptions {
  readonly id: string;
  readonly open: boolean;
  /** What everything else is put out of reach for. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly popup: RefObject<HTMLElement | null>;
  /** Asked to close by Escape. */
  readonly onDismiss: () => void;
  /** Else what can be reached first in the popup, unless something in it has taken the focus already. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * What makes a modal of an element (WAI-ARIA Authoring Practices, dialog pattern): the page below is inert, the focus
 * goes in, Tab goes round, Escape asks to close, and the focus returns to where it was.
 */
export function useModal({ id, open, layer, popup, onDismiss, initialFocus }: ModalOptions): void {
  const dismiss = useEffectEvent(onDismiss);
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!open || !element) return undefined;
    // In StrictMode effects run twice, the second time with the focus in the popup already.
    if (!element.contains(document.activeElement)) opener.current = document.activeElement;
    const leave = enterModal({ id, element, dismiss });
    return () => {
      leave();
      // Not at once: this runs while React changes the page, after which it puts the focus back where it was.
      queueMicrotask(() => {
        if (!modals.get().some((modal) => modal.id === id)) giveBack(opener.current, element);
      });
    };
  }, [id, open, layer]);

  useEffect(() => {
    const element = popup.current;
    if (!open || !element || element.contains(document.activeElement)) return;
    const target = initialFocus?.current ?? tabbables(element)[0] ?? element;
    target.focus({ preventScroll: true });
  }, [open, popup, initialFocus]);
}

/** Returns the focus, unless it has meanwhile gone somewhere of its own accord. */
function giveBack(opener: Element | null, layer: Element): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || layer.contains(activeElement);
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
