import { focusPage } from '../../../internal/focusPage.ts';
import { modals } from '../../../internal/openOverlays.ts';

/** What had the focus before each layer opened, the nearest first. A sheet that leads on to another hands its own down. */
const openers = new WeakMap<Element, readonly Element[]>();

function layerOf(element: Element | null): Element | null {
  return element === null || openers.has(element) ? element : layerOf(element.parentElement);
}

/** Remembers what has the focus now, for the moment when the layer closes. */
export function rememberFocus(layer: Element): void {
  const { activeElement } = document;
  // In StrictMode effects run twice; the second time the focus is already in the layer.
  if (!activeElement || layer.contains(activeElement)) return;
  const below = layerOf(activeElement);
  openers.set(layer, [activeElement, ...((below && openers.get(below)) ?? [])]);
}

/** Returns the focus, unless it has moved elsewhere meanwhile. What opened a layer may be gone, with its page too. */
export function returnFocus(layer: Element): void {
  const isLost = () => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body || layer.contains(activeElement);
  };
  const isOpen = (element: Element) => {
    const around = layerOf(element);
    return around === null || modals.get().some((modal) => modal.element === around);
  };
  for (const opener of openers.get(layer) ?? [])
    if (isLost() && isOpen(opener) && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  const page = document.querySelector<HTMLElement>('[data-part="entering"]');
  if (page && isLost()) focusPage(page);
}
