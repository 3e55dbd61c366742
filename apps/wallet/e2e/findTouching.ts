/**
 * Finds blocks that touch the one above: groups of a page need air between them, while the lines of one group may stand
 * close. Of two neighbours in a column, at least one has a control or a surface of its own. Compares what is drawn (lines of
 * text, pictures, surfaces), because the boxes around them have air too. Runs in the page.
 */
export function findTouching(): string[] {
  /** Less than this is no air, in pixels. Lines that belong together have 2 to 4 (the grid of the design). */
  const AIR = 3;
  const CONTROLS =
    'button, a[href], input, textarea, select, fieldset, [role=button], [role=radiogroup], [role=tablist]';
  const DRAWN = 'img, svg, canvas, video, input, textarea, select';
  interface Ink {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const isShown = (element: Element) => {
    const { display, visibility, opacity, position } = getComputedStyle(element);
    return (
      display !== 'none' &&
      visibility === 'visible' &&
      opacity !== '0' &&
      !['absolute', 'fixed', 'sticky'].includes(position)
    );
  };
  const hasSurface = (element: Element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderBottomWidth, borderTopColor } =
      getComputedStyle(element);
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour);
    const hasBorder = borderTopWidth !== '0px' && borderBottomWidth !== '0px' && !isClear(borderTopColor);
    return !isClear(backgroundColor) || backgroundImage !== 'none' || hasBorder;
  };
  const join = (a: Ink | undefined, b: Ink | undefined): Ink | undefined =>
    a && b
      ? {
          left: Math.min(a.left, b.left),
          right: Math.max(a.right, b.right),
          top: Math.min(a.top, b.top),
          bottom: Math.max(a.bottom, b.bottom),
        }
      : (a ?? b);
  const inkOf = (element: Element): Ink | undefined => {
    if (!isShown(element)) return undefined;
    const box = element.getBoundingClientRect();
    // Texts for screen readers only.
    if (box.width < 2 || box.height < 2) return undefined;
    if (element.matches(DRAWN) || hasSurface(element)) return box;
    let ink: Ink | undefined;
    for (const node of element.childNodes) {
      if (node instanceof Element) ink = join(ink, inkOf(node));
      else if (node.nodeValue?.trim()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const leading = Number.parseFloat(getComputedStyle(element).lineHeight) || 0;
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const above = Math.max(0, (leading - (bottom - top)) / 2);
          ink = join(ink, { left, right, top: top - above, bottom: bottom + above });
        }
      }
    }
    return ink;
  };
  const controls = (element: Element) =>
    [element, ...element.querySelectorAll('*')].some(
      (part) => part.matches(CONTROLS) && getComputedStyle(part).display !== 'inline',
    );
  const isBlock = (element: Element) => controls(element) || hasSurface(element);
  /** The name of a group, with what changes the group: it stands close to what it names. */
  const isTitle = (element: Element) =>
    element.matches('h1, h2, h3, legend') ||
    element.querySelector('h1, h2, h3, legend') !== null ||
    (element.closest('section')?.getAttribute('aria-label') ?? '').startsWith(firstText(element) ?? '-');
  const firstText = (element: Element): string | undefined =>
    [...element.querySelectorAll('*'), element]
      .find(({ children, textContent }) => children.length === 0 && textContent?.trim())
      ?.textContent?.trim();
  /** Rows of one list, and fields of one kind. */
  const areAlike = (a: Element, b: Element) => a.tagName === b.tagName && a.className === b.className;
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const found: string[] = [];
  const look = (parent: Element): void => {
    // A row is one group, such as a message with its time.
    if (parent.matches('li, button, a[href], label, svg, [role=option], [role=tab], [role=meter]')) return;
    const shown = [...parent.children].flatMap((element) => {
      const ink = inkOf(element);
      return ink && nameOf(element) !== '' ? [{ element, ink }] : [];
    });
    for (const [at, { element, ink }] of shown.entries()) {
      const before = shown[at - 1];
      if (
        before &&
        !areAlike(before.element, element) &&
        !isTitle(before.element) &&
        (isBlock(before.element) || isBlock(element))
      ) {
        const gap = ink.top - before.ink.bottom;
        const isBelow =
          ink.top > before.ink.top && Math.min(ink.right, before.ink.right) - Math.max(ink.left, before.ink.left) > 0;
        if (isBelow && gap > -8 && gap < AIR)
          found.push(`“${nameOf(element)}” is ${gap.toFixed(1)} px below “${nameOf(before.element)}”`);
      }
      look(element);
    }
  };
  for (const page of document.querySelectorAll('[data-part="entering"] main, [role=dialog], [role=alertdialog]'))
    look(page);
  return [...new Set(found)];
}
