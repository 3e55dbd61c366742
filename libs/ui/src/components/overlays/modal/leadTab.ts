import { isSameStop, tabbables } from './tabbables.ts';

/**
 * Cycles Tab through several parts of the page. Within a part the browser moves the focus, because it knows how radio
 * groups work.
 */
export function leadTab(event: KeyboardEvent, places: readonly Element[]): void {
  const { activeElement } = document;
  const way = event.shiftKey ? -1 : 1;
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const here = places.findIndex((place) => place.contains(activeElement));
  const isAhead = (stop: Element) => (activeElement?.compareDocumentPosition(stop) ?? 0) & ahead;
  if (here >= 0 && tabbables(places[here]!).some((stop) => isAhead(stop) && !isSameStop(activeElement, stop))) return;
  event.preventDefault();
  // Without focus it goes to the first part, or backwards to the last.
  const from = here < 0 && event.shiftKey ? 0 : here;
  const next = places.map((_, step) => places.at((from + way * (step + 1)) % places.length)!);
  const stops = next.map(tabbables).find(({ length }) => length > 0);
  stops?.at(event.shiftKey ? -1 : 0)?.focus();
}
