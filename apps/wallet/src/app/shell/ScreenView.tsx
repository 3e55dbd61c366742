import { SessionProvider } from '../StoresContext.tsx';
import type { Screen } from '../screens.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

/** One screen, with the stores of whoever is signed in where it is theirs. */
export function ScreenView({ screen: { Page, access } }: { screen: Screen }) {
  return (
    <CrashBoundary>
      {access === 'members' ? (
        <SessionProvider>
          <Page />
        </SessionProvider>
      ) : (
        <Page />
      )}
    </CrashBoundary>
  );
}
