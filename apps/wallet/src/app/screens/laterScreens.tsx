import type { ComponentType } from 'react';
import { COMMON } from '../../i18n/Words.ts';
import { lazyScreen, type LazyScreen } from '../../world/screen-code.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ScreenWords } from './ScreenWords.tsx';

/** A screen whose table loads later, with the common words: they have its title. */
function later(load: () => Promise<{ Component: ComponentType<{ path: string }> }>): LazyScreen<{ path: string }> {
  const Screen = lazyScreen(load);
  const words = [COMMON] as const;
  function Later({ path }: { path: string }) {
    return (
      <CrashBoundary>
        <ScreenWords of={words} code={Screen.ahead}>
          <Screen path={path} />
        </ScreenWords>
      </CrashBoundary>
    );
  }
  return Object.assign(Later, { ahead: Screen.ahead });
}

/** Draws a screen of members, once their table has loaded. */
export const MemberScreen = later(async () => ({ Component: (await import('./MemberScreen.tsx')).MemberScreen }));
/** Draws a screen for anyone, once the table of such screens has loaded. */
export const OtherScreen = later(async () => ({ Component: (await import('./OtherScreen.tsx')).OtherScreen }));
