/**
 * Finds what a person cannot read or type of an order in the window as it is: texts and fields that are outside the window,
 * cut off, or covered. Runs in the page.
 *
 * @param root the sheet or screen
 * @param parts selectors of what must be in view
 */
export function findHidden(root: Element, parts: readonly string[]): string[] {
  const linesOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const isInView = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const y = (top + bottom) / 2;
    return (
      isInside &&
      [left + 1, (left + right) / 2, right - 1].every((x) => element.contains(document.elementFromPoint(x, y)))
    );
  };
  return parts.flatMap((part) => {
    const elements = [...root.querySelectorAll(part)];
    if (elements.length === 0) return [`nothing matches ${part}`];
    return elements.flatMap((element) => {
      if (element instanceof HTMLInputElement) return isInView(element, element.getBoundingClientRect()) ? [] : [part];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const hidden: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const lines = linesOf(text);
        // Texts for screen readers are one pixel wide.
        const isDrawn = (text.parentElement?.offsetWidth ?? 0) > 1 && lines.length > 0;
        if (isDrawn && !lines.every((line) => isInView(element, line))) hidden.push(text.data);
      }
      return hidden;
    });
  });
}
