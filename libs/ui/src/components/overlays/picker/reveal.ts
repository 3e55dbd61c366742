/**
 * Scrolls only the list's own scroller until a row is in view. `scrollIntoView` would also scroll the layer in which
 * the sheet still slides up.
 *
 * @param head height in px of the sticky elements at the top of the scroller
 */
export function reveal(row: Element, align: 'nearest' | 'center', head: number): void {
  const scroller = row.closest('[data-ui-scroll]');
  if (!scroller) return;
  const outer = scroller.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  const above = inner.top - outer.top - head;
  const below = outer.bottom - inner.bottom;
  if (align === 'center') scroller.scrollTop += (above - below) / 2;
  else if (above < 0) scroller.scrollTop += above;
  else if (below < 0) scroller.scrollTop -= below;
}
