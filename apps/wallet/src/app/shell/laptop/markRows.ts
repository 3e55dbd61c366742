/**
 * Marks the rows of a list that lead to the open detail, also those that come later. The rows themselves do not know
 * what is open, so that a phone loads nothing for it.
 *
 * @param address of the detail; null for none
 * @returns a function that stops it
 */
export function markRows(list: HTMLElement | null, address: string | null): () => void {
  const mark = () => {
    for (const link of list?.querySelectorAll('[data-ui-scroll] a') ?? []) {
      if (address !== null && link.getAttribute('href') === address) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  mark();
  const watcher = new MutationObserver(mark);
  if (list) watcher.observe(list, { subtree: true, childList: true });
  return () => watcher.disconnect();
}
