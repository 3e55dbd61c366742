/**
 * Marks the rows of a list that lead to the open detail, also those that come later. The rows themselves do not know
 * what is open, so that a phone loads nothing for it. A row that is a button says in `data-to` where it leads.
 *
 * @param address of the detail; null for none
 * @returns a function that stops it
 */
export function markRows(list: HTMLElement | null, address: string | null): () => void {
  const mark = () => {
    for (const row of list?.querySelectorAll('[data-ui-scroll] :is(a, [data-to])') ?? []) {
      const to = row.getAttribute('data-to') ?? row.getAttribute('href');
      const pressed = row.querySelector('button') ?? row;
      if (address !== null && to === address) pressed.setAttribute('aria-current', 'true');
      else pressed.removeAttribute('aria-current');
    }
  };
  mark();
  const watcher = new MutationObserver(mark);
  if (list) watcher.observe(list, { subtree: true, childList: true });
  return () => watcher.disconnect();
}
