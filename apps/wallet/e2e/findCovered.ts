/**
 * Finds controls that the hit area of a neighbour covers: a small control answers beyond its box (`HitArea` of the kit), and
 * a press on the neighbour's own box must not go to it. Compares boxes, so that what is scrolled away counts too. Runs in
 * the page.
 */
export function findCovered(): string[] {
  const CONTROLS =
    'button, a[href], input, textarea, select, [role=button], [role=link], [role=radio], [role=tab], [role=switch]';
  /** What scrolls or floats together. Boxes of two layers may lie on each other. */
  const layerOf = (control: Element): Element => {
    for (let at: Element | null = control; at; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      if (['fixed', 'sticky'].includes(position) || [overflowX, overflowY].some((flow) => flow !== 'visible'))
        return at;
    }
    return document.body;
  };
  const controls = [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
    // A native input has the size of a point where its label is the control.
    const drawn = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
    const box = drawn.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || getComputedStyle(drawn).visibility !== 'visible') return [];
    const after = getComputedStyle(drawn, '::after');
    const isArea = after.content === '""' && after.position === 'absolute' && after.pointerEvents !== 'none';
    const [left = 0, right = 0, top = 0, bottom = 0] = isArea
      ? [after.left, after.right, after.top, after.bottom].map((inset) => Math.max(0, -Number.parseFloat(inset)))
      : [];
    const area = { left: box.left - left, right: box.right + right, top: box.top - top, bottom: box.bottom + bottom };
    return [{ drawn, box, area, layer: layerOf(element), isLarger: left + right + top + bottom > 0 }];
  });
  /** Whether a hit area is drawn above a control: after it, or above what is not positioned (CSS 2.2, appendix E). */
  const isAbove = (area: Element, control: Element): boolean => {
    if (control.compareDocumentPosition(area) & Node.DOCUMENT_POSITION_FOLLOWING) return true;
    for (let at: Element | null = control; at && !at.contains(area); at = at.parentElement) {
      if (getComputedStyle(at).position !== 'static') return false;
    }
    return true;
  };
  type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const depth = (a: Sides, b: Sides) =>
    Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30);
  return controls
    .filter(({ isLarger }) => isLarger)
    .flatMap((one) =>
      controls
        .filter(({ layer, drawn }) => layer === one.layer && !drawn.contains(one.drawn) && !one.drawn.contains(drawn))
        .filter(({ box }) => depth(box, one.box) <= 0 && depth(box, one.area) > 1)
        .filter(({ drawn }) => isAbove(one.drawn, drawn))
        .map(
          ({ drawn, box }) =>
            `“${nameOf(one.drawn)}” reaches ${depth(box, one.area).toFixed(1)} px over “${nameOf(drawn)}”`,
        ),
    );
}
