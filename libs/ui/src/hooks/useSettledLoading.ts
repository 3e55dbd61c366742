import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 200;
const MINIMUM_MS = 400;

/** `waiting`: too early to show anything; `shown`: show the placeholder; `settled`: show the content. */
export type LoadingPhase = 'waiting' | 'shown' | 'settled';

/** Keeps a placeholder from flashing: it appears after 200 ms and then stays for at least 400 ms. */
export function useSettledLoading(loading: boolean): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>(loading ? 'waiting' : 'settled');
  const shownAt = useRef(0);
  useEffect(() => {
    if (loading) {
      if (phase === 'settled') setPhase('waiting');
      if (phase !== 'waiting') return undefined;
      const timer = setTimeout(() => {
        shownAt.current = Date.now();
        setPhase('shown');
      }, DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (phase === 'waiting') setPhase('settled');
    if (phase !== 'shown') return undefined;
    const timer = setTimeout(() => setPhase('settled'), Math.max(0, shownAt.current + MINIMUM_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [loading, phase]);
  return phase;
}
