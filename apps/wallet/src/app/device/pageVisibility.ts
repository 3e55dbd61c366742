import type { Visibility } from '@ezwallet/domain-stores';

/** Whether the person can see this page, according to the browser. */
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
