import { use, type ReactNode } from 'react';
import type { Feature } from '../../i18n/Words.ts';
import { useWorld } from '../../world/StoresContext.tsx';

interface ScreenWordsProps {
  of: readonly Feature[];
  /** Starts loading the screen's code beside the words: React requests nothing below a component that suspends. */
  code: () => Promise<unknown>;
  children: ReactNode;
}

/** Waits for the words of a screen. */
export function ScreenWords({ of, code, children }: ScreenWordsProps) {
  const { words } = useWorld();
  const missing = of.filter((feature) => !words.has(feature)).map((feature) => words.need(feature));
  // A failed load is reported where its result is drawn.
  if (missing.length > 0) void code().catch(() => undefined);
  missing.forEach((arrival) => use(arrival));
  return children;
}
