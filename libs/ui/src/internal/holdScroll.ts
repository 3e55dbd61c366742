let holders = 0;
let release = (): void => {};

/** Sets a style over any rule of the host. Returns the way to restore what was there. */
function put({ style }: HTMLElement, name: string, value: string): () => void {
  const [before, priority] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
  style.setProperty(name, value, 'important');
  return () => style.setProperty(name, before, priority);
}

function stopScrolling(): () => void {
  const { documentElement: root, body } = document;
  // The viewport takes the overflow of the root, or of the body where the root has none (CSS Overflow 3, section 3.3).
  const scroller = /auto|scroll|hidden|clip/.test(getComputedStyle(root).overflowY) ? root : body;
  const hasBar = innerWidth > root.clientWidth;
  const touched = new Map([scroller, root].map((element) => [element, element.hasAttribute('style')]));
  const undo = [
    put(scroller, 'overflow-x', 'hidden'),
    put(scroller, 'overflow-y', 'hidden'),
    // Where the bar takes room, its room stays, so that nothing moves aside.
    ...(hasBar ? [put(root, 'scrollbar-gutter', 'stable')] : []),
  ];
  return () => {
    for (const each of undo) each();
    for (const [element, had] of touched) {
      // Chrome removes the attribute only after it was read.
      if (!had && element.getAttribute('style') === '') element.removeAttribute('style');
    }
  };
}

/**
 * Keeps the page from scrolling, until the last who asked lets go. What scrolls inside an overlay still does.
 *
 * @returns lets go
 */
export function holdScroll(): () => void {
  if (holders === 0) release = stopScrolling();
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) release();
  };
}
