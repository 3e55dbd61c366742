/**
 * Finds the amounts of money on a screen: for eyes and ears, in what is typed, in news and in the tab's title. Runs in the page.
 *
 * @param spared a selector of parts that do not count
 */
export function findAmounts(spared: string): string[] {
  // An amount is drawn in parts, and said as a whole.
  const AMOUNT = /\d[\d,]*\.\d{2,}/g;
  const leaving = '[data-part="leaving"], script, style';
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => element.closest(`${leaving}, ${spared}`) === null,
  );
  const said = elements.flatMap((element) => [
    ...['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
    element instanceof HTMLInputElement ? element.value : '',
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [])),
  ]);
  return [...new Set([document.title, ...said].flatMap((text) => text.match(AMOUNT) ?? []))];
}
