import { use, type ReactNode } from 'react';
import { marked } from '../../i18n/marked.ts';
import type { WordSet } from '../../i18n/Words.ts';
import { codeLoads } from '../../world/code-loads.ts';
import { useWorld } from '../../world/StoresContext.tsx';

interface ScreenWordsProps {
  of: readonly WordSet[];
  /**
   * Loads the code of the screen together with the words, because React renders nothing below what waits. Left out where it is there.
   */
  code?: () => Promise<unknown>;
  children: ReactNode;
}

/** Stands for words that are there. */
const HERE = marked(Promise.resolve());

/** Waits for the words of a screen. */
export function ScreenWords({ of, code, children }: ScreenWordsProps) {
  const { words } = useWorld();
  // A failed load is reported where its result is drawn.
  if (!of.every((set) => words.has(set))) void code?.().catch(() => undefined);
  // One call for each set, there or not: React tells what it waits for by the order of the calls.
  of.forEach((set) => use(words.has(set) ? HERE : codeLoads.follow(words.need(set))));
  return children;
}
