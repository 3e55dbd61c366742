/** Puts the focus on the heading of a part of the window, or on the part. @param toTop whether it scrolls to its start */
export function focusHeading(part: HTMLElement | null, toTop = false): void {
  if (!part) return;
  const scroller = toTop ? part.querySelector('[data-ui-scroll]') : null;
  if (scroller) scroller.scrollTop = 0;
  (part.querySelector<HTMLElement>('h1') ?? part).focus({ preventScroll: true });
}
