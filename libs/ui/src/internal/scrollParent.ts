/** The scroller around `element`: its nearest vertically scrolling ancestor, else the page itself. */
export function scrollParent(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at !== document.body && /auto|scroll|overlay/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
