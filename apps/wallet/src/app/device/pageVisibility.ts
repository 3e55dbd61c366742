import type { Visibility } from '@ezwallet/domain-stores';

/** Whether this page is in view, as the browser sees it. */
export const pageVisibility: Visibility = {
  get visible() {
    return document.visibilityState === 'visible';
  },
  subscribe(onChange) {
    const listen = () => onChange(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  },
};
