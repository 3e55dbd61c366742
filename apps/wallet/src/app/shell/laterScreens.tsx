import type { ComponentType } from 'react';
import { COMMON } from '../../i18n/Words.ts';
import { lazyScreen, type LazyScreen } from '../../world/screen-code.ts';
import type { Place } from '../router/screens.ts';
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

const MemberScreen = later(async () => ({ Component: (await import('./MemberScreen.tsx')).MemberScreen }));
const OtherScreen = later(async () => ({ Component: (await import('./OtherScreen.tsx')).OtherScreen }));

/** Draws a place whose screen is in a table that loads later. */
export const laterScreen = ({ access }: Place) => (access === 'members' ? MemberScreen : OtherScreen);
