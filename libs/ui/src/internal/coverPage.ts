/** Number of covers that make an element inert. The host's own `inert` does not count. */
const covers = new WeakMap<Element, number>();

function cover(element: Element): boolean {
  const count = covers.get(element) ?? 0;
  if (count === 0 && element.hasAttribute('inert')) return false;
  covers.set(element, count + 1);
  element.setAttribute('inert', '');
  // Browsers older than `inert` (Safari 15.4, Chrome 100) at least hide it from screen readers.
  element.setAttribute('aria-hidden', 'true');
  return true;
}

function uncover(element: Element): void {
  const count = (covers.get(element) ?? 1) - 1;
  covers.set(element, count);
  if (count > 0) return;
  element.removeAttribute('inert');
  element.removeAttribute('aria-hidden');
}

/** Outermost elements that contain neither the modal nor an element to keep. */
function* others(parent: Element, above: Element, kept: readonly Element[]): Generator<Element> {
  for (const child of parent.children) {
    if (child === above || kept.includes(child)) continue;
    if (child.contains(above) || kept.some((element) => child.contains(element))) yield* others(child, above, kept);
    else if (!(child instanceof HTMLScriptElement) && !(child instanceof HTMLStyleElement)) yield child;
  }
}

/**
 * Makes everything beside one element inert for keys, pointers and screen readers (HTML, 6.3.3 "The inert attribute").
 * `aria-modal` and a focus trap alone do not stop `focus()` calls, nor screen readers that ignore them. Covers may
 * overlap and end in any order.
 *
 * @param keep selector of elements that stay active; without it, elements added to the body later are covered too
 * @returns restores the page
 */
export function coverPage(above: Element, keep?: string): () => void {
  const { body } = above.ownerDocument;
  const covered = new Set<Element>();
  const coverOthers = () => {
    const kept = keep === undefined ? [] : [...body.querySelectorAll(keep)];
    for (const element of others(body, above, kept)) {
      if (!covered.has(element) && cover(element)) covered.add(element);
    }
  };
  coverOthers();
  const observer = keep === undefined ? new MutationObserver(coverOthers) : undefined;
  observer?.observe(body, { childList: true });
  return () => {
    observer?.disconnect();
    for (const element of covered) uncover(element);
  };
}
