import { useRef, type KeyboardEvent } from 'react';

const BACK = new Set(['ArrowLeft', 'ArrowUp']);
const FORTH = new Set(['ArrowRight', 'ArrowDown']);

/**
 * Arrow keys, Home and End among the enabled children of a composite widget (WAI-ARIA APG, roving tabindex): moves the
 * focus and reports the new index. Left and right swap in right-to-left text.
 *
 * @param selector the descendants that take part
 * @param onLand called with the index among all of them, disabled ones included
 */
export function useRovingFocus<T extends HTMLElement>(selector: string, onLand: (index: number) => void) {
  const root = useRef<T>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const enabled = all.filter((item) => !item.matches(':disabled, [aria-disabled="true"]'));
    const at = enabled.indexOf(event.target as HTMLElement);
    const target = enabled[nextIndex(event, at, enabled.length)];
    if (!target) return;
    event.preventDefault();
    target.focus();
    onLand(all.indexOf(target));
  };
  return { root, onKeyDown };
}

function nextIndex(event: KeyboardEvent, at: number, count: number): number {
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return -1;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const horizontal = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const turn = horizontal && getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  if (BACK.has(event.key)) return (at - turn + count) % count;
  if (FORTH.has(event.key)) return (at + turn + count) % count;
  return -1;
}
