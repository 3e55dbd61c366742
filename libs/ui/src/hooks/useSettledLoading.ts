import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 200;
const MINIMUM_MS = 400;

/** `waiting`: too early to show anything; `shown`: show the placeholder; `settled`: show the content. */
export type LoadingPhase = 'waiting' | 'shown' | 'settled';

/** Keeps a placeholder from flashing: it appears after 200 ms and then stays for at least 400 ms. */
export function useSettledLoading(loading: boolean): LoadingPhase {
  const [visible, setVisible] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (loading === visible) return undefined;
    const wait = loading ? DELAY_MS : Math.max(0, shownAt.current + MINIMUM_MS - Date.now());
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setVisible(loading);
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, visible]);
  if (visible) return 'shown';
  return loading ? 'waiting' : 'settled';
}
