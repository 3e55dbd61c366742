import type { ReactNode } from 'react';
import type { Screen } from '../router/listScreens.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import { ScreenWords } from './ScreenWords.tsx';

/** What surrounds the page of every screen: the title of the tab, the words, and what is shown when the page fails. */
export function OpenScreen({ screen: { handle, words, Page }, children }: { screen: Screen; children: ReactNode }) {
  return (
    <CrashBoundary title={handle.title}>
      <ScreenTitle of={handle.title} />
      <ScreenWords of={words} code={Page.ahead}>
        {children}
      </ScreenWords>
    </CrashBoundary>
  );
}
