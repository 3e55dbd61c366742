import { useEffect, useRef, useState } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useWords } from '../../hooks/useWords.ts';
import { announce } from '../Announcer/announce.ts';

/** State of a refresh. `armed`: a release now refreshes. */
export type RefreshState = 'idle' | 'pulling' | 'armed' | 'busy' | 'done' | 'failed';

/** How long an outcome stays visible, in ms. */
const SHOWN_MS = { done: 1000, failed: 4000 } as const;

/** Runs one refresh at a time and reports the outcome visually, by announcement and by haptics. */
export function useRefresh(onRefresh: () => void | Promise<unknown>) {
  const messages = useWords();
  const haptics = useHaptics();
  const [state, setState] = useState<RefreshState>('idle');
  const running = useRef(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS[state]);
    return () => clearTimeout(timer);
  }, [state]);

  const settle = (outcome: 'done' | 'failed') => {
    running.current = false;
    if (!mounted.current) return;
    setState(outcome);
    if (outcome === 'done') {
      haptics('success');
      announce(messages.refreshed);
    } else {
      haptics('error');
      announce(messages.refreshFailed, 'assertive');
    }
  };
  const refresh = () => {
    if (running.current) return;
    running.current = true;
    setState('busy');
    run(onRefresh).then(
      () => settle('done'),
      () => settle('failed'),
    );
  };
  return { state, setState, refresh };
}

/** A refresh that throws at once fails like one that rejects. */
async function run(work: () => void | Promise<unknown>): Promise<void> {
  await work();
}
