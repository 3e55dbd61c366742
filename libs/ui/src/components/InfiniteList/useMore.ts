import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { announce } from '../Announcer/announce.ts';

/** Loads one page at a time and announces the outcome politely; `round` counts the answers. */
export function useMore(onMore: () => void | Promise<unknown>, hasMore: boolean, error: boolean) {
  const messages = useWords();
  const [{ busy, failed, round }, setState] = useState({ busy: false, failed: false, round: 0 });
  const running = useRef(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const told = useRef(0);
  useEffect(() => {
    if (busy || told.current === round) return;
    told.current = round;
    announce(failed || error ? messages.loadMoreFailed : hasMore ? messages.moreLoaded : messages.endOfList);
  }, [busy, failed, error, round, hasMore, messages]);

  const settle = (failed: boolean) => {
    running.current = false;
    if (mounted.current) setState((state) => ({ busy: false, failed, round: state.round + 1 }));
  };
  const load = () => {
    if (running.current) return;
    running.current = true;
    setState((state) => ({ ...state, busy: true, failed: false }));
    run(onMore).then(
      () => settle(false),
      () => settle(true),
    );
  };
  return { busy, failed, round, load };
}

/** A load that throws at once fails like one that rejects. */
async function run(work: () => void | Promise<unknown>): Promise<void> {
  await work();
}
