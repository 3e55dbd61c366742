import { use, type ReactNode } from 'react';
import type { WordSet } from '../../i18n/Words.ts';
import { codeLoads } from '../../world/code-loads.ts';
import { useWorld } from '../../world/StoresContext.tsx';

interface ScreenWordsProps {
  of: readonly WordSet[];
  /** Loads the code of the screen together with the words, because React renders nothing below what waits. */
  code: () => Promise<unknown>;
  children: ReactNode;
}

/** Waits for the words of a screen. */
export function ScreenWords({ of, code, children }: ScreenWordsProps) {
  const { words } = useWorld();
  const missing = of.filter((set) => !words.has(set)).map((set) => codeLoads.follow(words.need(set)));
  // A failed load is reported where its result is drawn.
  if (missing.length > 0) void code().catch(() => undefined);
  missing.forEach((arrival) => use(arrival));
  return children;
}
