import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { modals } from '../../../internal/openOverlays.ts';
import { enterModal } from './modals.ts';
import { rememberFocus, returnFocus } from './returnFocus.ts';
import { tabbables } from './tabbables.ts';

interface ModalOptions {
  readonly id: string;
  readonly open: boolean;
  /** Whether the page behind it must not scroll. */
  readonly lockScroll: boolean;
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
export function useModal({ id, open, lockScroll, layer, popup, onDismiss, initialFocus }: ModalOptions): void {
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!open || !element) return undefined;
    rememberFocus(element);
    const leave = enterModal({ id, element, dismiss }, lockScroll);
    return () => {
      leave();
      // Deferred, because this runs while React changes the page, after which React restores the focus.
      queueMicrotask(() => {
        if (!modals.get().some((modal) => modal.id === id)) returnFocus(element);
      });
    };
  }, [id, open, lockScroll, layer]);

  useEffect(() => {
    const element = popup.current;
    if (!open || !element || element.contains(document.activeElement)) return;
    const target = initialFocus?.current ?? tabbables(element)[0] ?? element;
    target.focus({ preventScroll: true });
  }, [open, popup, initialFocus]);
}
