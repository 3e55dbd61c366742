import type { Location } from 'react-router';
import { ScreenAddress } from '../navigation/screen-address.tsx';
import type { Screen } from '../screens.ts';
import { SessionProvider } from '../StoresContext.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ScreenWords } from './ScreenWords.tsx';

/** One screen at its address. Screens for signed-in people also get their stores. */
export function ScreenView({ screen: { Page, access, handle, words, lazy }, location }: { screen: Screen; location: Location }) {
  return (
    <ScreenAddress location={location}>
      <CrashBoundary title={handle.title}>
        <ScreenWords of={words} code={lazy}>
          {access === 'members' ? (
            <SessionProvider>
              <Page />
            </SessionProvider>
          ) : (
            <Page />
          )}
        </ScreenWords>
      </CrashBoundary>
    </ScreenAddress>
  );
}
