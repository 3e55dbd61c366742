import type { Location } from 'react-router';
import { ScreenAddress } from '../../world/screen-address.tsx';
import { lazyScreen } from '../../world/screen-code.ts';
import type { Place } from '../router/screens.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { OpenScreen } from './OpenScreen.tsx';

const MemberScreen = lazyScreen<{ path: string }>(async () => ({ Component: (await import('./MemberScreen.tsx')).MemberScreen }));

/** What an address shows. */
export function ScreenView({ place, location }: { place: Place; location: Location }) {
  return (
    <ScreenAddress location={location}>
      {place.access === 'members' ? (
        <CrashBoundary>
          <MemberScreen path={place.path} />
        </CrashBoundary>
      ) : (
        <OpenScreen screen={place.screen}>
          <place.screen.Page />
        </OpenScreen>
      )}
    </ScreenAddress>
  );
}
