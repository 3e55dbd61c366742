import type { Location } from 'react-router';
import { ScreenAddress } from '../../world/screen-address.tsx';
import type { Screen } from '../router/screens.ts';
import { SessionProvider } from '../../world/StoresContext.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Permitted } from './Permitted.tsx';
import { ScreenWords } from './ScreenWords.tsx';

/** One screen at its address. Screens for signed-in people also get their stores. */
export function ScreenView({ screen: { Page, access, handle, words, lazy }, location }: { screen: Screen; location: Location }) {
  return (
    <ScreenAddress location={location}>
      <CrashBoundary title={handle.title}>
        <ScreenWords of={words} code={lazy}>
          {access === 'members' ? (
            <SessionProvider>
              <Permitted handle={handle}>
                <Page />
              </Permitted>
            </SessionProvider>
          ) : (
            <Page />
          )}
        </ScreenWords>
      </CrashBoundary>
    </ScreenAddress>
  );
}
