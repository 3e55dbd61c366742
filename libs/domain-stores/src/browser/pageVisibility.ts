import type { Visibility } from '../ports/deps.ts';

const isVisible = () => document.visibilityState === 'visible';

/** Whether the person can see this page, according to the browser. Outside of a page, somebody always looks. */
export const pageVisibility: Visibility = {
  get visible() {
    return !globalThis.document || isVisible();
  },
  subscribe(onChange) {
    const listen = () => onChange(isVisible());
    globalThis.document?.addEventListener('visibilitychange', listen);
    return () => globalThis.document?.removeEventListener('visibilitychange', listen);
  },
};
