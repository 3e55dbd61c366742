import { focusPage } from '../../../internal/focusPage.ts';
import { modals } from '../../../internal/openOverlays.ts';
import { tabbables } from './tabbables.ts';

/** The element that had the focus when a layer opened. */
interface Opener {
  readonly element: Element;
  /** What it was in on its screen, the nearest first. That may outlive it. */
  readonly around: readonly Element[];
}

/** The openers of each layer, the nearest first. A sheet that leads on to another hands its own down. */
const openers = new WeakMap<Element, readonly Opener[]>();

function layerOf(element: Element | null): Element | null {
  return element === null || openers.has(element) ? element : layerOf(element.parentElement);
}

function placesAround(element: Element): readonly Element[] {
  const screen = element.closest('[data-ui-scroll]');
  const places: Element[] = [];
  for (let at = element.parentElement; screen && at && at !== screen; at = at.parentElement) places.push(at);
  return places;
}

/** Remembers what has the focus now, for the moment when the layer closes. */
export function rememberFocus(layer: Element): void {
  const { activeElement } = document;
  // In StrictMode effects run twice; the second time the focus is already in the layer.
  if (!activeElement || layer.contains(activeElement)) return;
  const below = layerOf(activeElement);
  openers.set(layer, [
    { element: activeElement, around: placesAround(activeElement) },
    ...((below && openers.get(below)) ?? []),
  ]);
}

/**
 * Returns the focus, unless it has moved elsewhere meanwhile. Where the opener is gone, the first tab stop near it gets the
 * focus, and where its page is gone too, the page that is there.
 */
export function returnFocus(layer: Element): void {
  const isLost = () => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body || layer.contains(activeElement);
  };
  const isOpen = (element: Element) => {
    const its = layerOf(element);
    return its === null || modals.get().some((modal) => modal.element === its);
  };
  for (const { element, around } of openers.get(layer) ?? []) {
    const stillThere = element.isConnected
      ? [element]
      : around.filter(({ isConnected }) => isConnected).flatMap(tabbables);
    const target = stillThere.find(isOpen);
    if (isLost() && target instanceof HTMLElement) target.focus({ preventScroll: true });
  }
  const page = document.querySelector<HTMLElement>('[data-part="entering"]');
  if (page && isLost()) focusPage(page);
}
