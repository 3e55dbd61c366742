/** Class of the frames on documentation pages. */
const FRAME = 'framed-story';

/**
 * In a frame of a documentation page, leaves the focus of that page where it is, and does not scroll it. The element in the
 * frame counts as focused inside the frame. A person enters the frame with the pointer or with Tab.
 */
export function yieldFocus(): void {
  const frame = window.frameElement;
  if (!frame?.classList.contains(FRAME)) return;
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as HTMLElement['focus'];
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    const held = window.parent.document.activeElement as HTMLElement | null;
    focus.call(this, { ...options, preventScroll: true });
    if (held === frame || frame.matches(':hover')) return;
    (frame as HTMLElement).blur();
    held?.focus({ preventScroll: true });
  };
}
