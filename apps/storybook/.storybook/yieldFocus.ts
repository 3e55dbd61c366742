/** Class of the frames on documentation pages. */
const FRAME = 'framed-story';

const isFocusable = (element: HTMLElement) =>
  (element.tabIndex >= 0 || element.hasAttribute('tabindex')) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]');

/**
 * In a frame of a documentation page, leaves the focus of that page where it is, and does not scroll it. Inside the frame, the
 * element counts as focused, so that a `play` goes on as in a window of its own: browsers forget what had the focus in a
 * frame that loses it. A person enters the frame with the pointer or with Tab.
 */
export function yieldFocus(): void {
  const frame = window.frameElement;
  if (!frame?.classList.contains(FRAME)) return;
  const { focus, blur } = HTMLElement.prototype;
  const active = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')?.get;
  let held: HTMLElement | null = null;
  const isEntered = () => window.parent.document.activeElement === frame || frame.matches(':hover');

  /** Moves the focus within the frame. Listeners learn of it as from a browser (UI Events, section 3.3.3). */
  function move(next: HTMLElement | null): void {
    const last = held;
    const tell = (target: HTMLElement | null, relatedTarget: HTMLElement | null, plain: string, bubbling: string) => {
      target?.dispatchEvent(new FocusEvent(plain, { relatedTarget, composed: true }));
      target?.dispatchEvent(new FocusEvent(bubbling, { relatedTarget, composed: true, bubbles: true }));
    };
    held = null;
    tell(last, next, 'blur', 'focusout');
    held = next;
    tell(next, last, 'focus', 'focusin');
  }

  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (isEntered()) {
      held = null;
      focus.call(this, { ...options, preventScroll: true });
    } else if (this !== held && isFocusable(this)) move(this);
  };
  HTMLElement.prototype.blur = function (this: HTMLElement) {
    if (this === held) move(null);
    else blur.call(this);
  };
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: (): Element | null => (held?.isConnected ? held : (active?.call(document) as Element | null)),
  });
  // What the person does in the frame counts from then on.
  addEventListener('focus', () => (held = null));
}
