import type { ComponentType } from 'react';
import type { Location } from 'react-router';
import { COMMON } from '../../i18n/Words.ts';
import { ScreenAddress } from '../../world/screen-address.tsx';
import { lazyScreen } from '../../world/screen-code.ts';
import type { Place } from '../router/screens.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { OpenScreen } from './OpenScreen.tsx';
import { ScreenWords } from './ScreenWords.tsx';

type LaterScreen = ComponentType<{ path: string }>;

/** A screen whose table loads later, with the common words: they have its title. */
function later(load: () => Promise<{ Component: LaterScreen }>): LaterScreen {
  const Screen = lazyScreen(load);
  const words = [COMMON] as const;
  return function Later({ path }) {
    return (
      <CrashBoundary>
        <ScreenWords of={words} code={load}>
          <Screen path={path} />
        </ScreenWords>
      </CrashBoundary>
    );
  };
}

const MemberScreen = later(async () => ({ Component: (await import('./MemberScreen.tsx')).MemberScreen }));
const OtherScreen = later(async () => ({ Component: (await import('./OtherScreen.tsx')).OtherScreen }));

/** What an address shows. */
export function ScreenView({ place: { access, path, screen }, location }: { place: Place; location: Location }) {
  const LaterScreen = access === 'members' ? MemberScreen : OtherScreen;
  return (
    <ScreenAddress location={location}>
      {screen ? (
        <OpenScreen screen={screen}>
          <screen.Page />
        </OpenScreen>
      ) : (
        <LaterScreen path={path} />
      )}
    </ScreenAddress>
  );
}
