/**
 * Finds texts of the page that are not in its language, also those for screen readers alone: two words of Latin letters in
 * a Chinese page, or a Chinese character in an English one. Skips pictures made of characters, and names behind stars.
 *
 * @param locale name of a catalog
 */
export function findForeign(locale: string): string[] {
  const isForeign = locale === 'en' ? /(?<!^\*+)\p{Script=Han}/u : /\p{Script=Latin}{2,} \p{Ll}{2,}/u;
  const found = new Set<string>();
  const look = (text: string | null) => {
    if (text && isForeign.test(text)) found.add(text.trim());
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.checkVisibility() || element.closest('[lang]:not(html), [translate=no], [aria-hidden=true]'))
      continue;
    if (node instanceof Element)
      for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-description', 'aria-valuetext'])
        look(node.getAttribute(name));
    else look(node.textContent);
  }
  return [...found];
}
