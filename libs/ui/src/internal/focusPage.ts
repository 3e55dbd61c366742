/** Puts the focus at the start of a page: its heading, or the page itself. */
export function focusPage(page: HTMLElement): void {
  (page.querySelector<HTMLElement>('h1') ?? page).focus({ preventScroll: true });
}
