import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { modals } from '../../../internal/openOverlays.ts';
import { enterModal } from './modals.ts';
import { tabbables } from './tabbables.ts';

interface ModalOptions {
  readonly id: string;
  readonly open: boolean;
  /** The element outside of which everything becomes inert. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly popup: RefObject<HTMLElement | null>;
  /** Called on Escape. */
  readonly onDismiss: () => void;
  /** Default: the first tab stop of the popup, unless an element in it already has the focus. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Makes an element a modal (WAI-ARIA Authoring Practices, dialog pattern): the page below is inert, the focus moves
 * inside, Tab cycles, Escape asks to close, and the focus returns afterwards.
 */
export function useModal({ id, open, layer, popup, onDismiss, initialFocus }: ModalOptions): void {
  const dismiss = useEffectEvent(onDismiss);
  const places = useRef<readonly Element[]>([]);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!open || !element) return undefined;
    // In StrictMode effects run twice; the second time the focus is already in the popup.
    if (!element.contains(document.activeElement)) places.current = placesAround(document.activeElement);
    const leave = enterModal({ id, element, dismiss });
    return () => {
      leave();
      // Deferred, because this runs while React changes the page, after which React restores the focus.
      queueMicrotask(() => {
        if (!modals.get().some((modal) => modal.id === id)) giveBack(places.current, element);
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

/** The opener, and what it is in on its screen, which may outlive it. */
function placesAround(opener: Element | null): Element[] {
  const places = opener ? [opener] : [];
  const screen = opener?.closest('[data-ui-scroll]');
  for (let at = opener?.parentElement; screen && at && at !== screen; at = at.parentElement) places.push(at);
  return places;
}

/** Returns the focus, unless it has moved elsewhere in the meantime. Where the opener is gone, the first tab stop near it gets the focus. */
function giveBack([opener, ...around]: readonly Element[], layer: Element): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body && !layer.contains(activeElement)) return;
  const isStill = ({ isConnected }: Element) => isConnected;
  const near = () => around.filter(isStill).flatMap(tabbables)[0];
  const target = opener && isStill(opener) ? opener : near();
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
