import type { Location } from 'react-router';
import { COMMON } from '../../i18n/Words.ts';
import { ScreenAddress } from '../../world/screen-address.tsx';
import { lazyScreen } from '../../world/screen-code.ts';
import type { Place } from '../router/screens.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { OpenScreen } from './OpenScreen.tsx';
import { ScreenWords } from './ScreenWords.tsx';

const loadMemberScreen = async () => ({ Component: (await import('./MemberScreen.tsx')).MemberScreen });
const MemberScreen = lazyScreen<{ path: string }>(loadMemberScreen);
/** Titles of screens for members are common words. */
const TITLES = [COMMON] as const;

/** What an address shows. */
export function ScreenView({ place, location }: { place: Place; location: Location }) {
  return (
    <ScreenAddress location={location}>
      {place.access === 'members' ? (
        <CrashBoundary>
          <ScreenWords of={TITLES} code={loadMemberScreen}>
            <MemberScreen path={place.path} />
          </ScreenWords>
        </CrashBoundary>
      ) : (
        <OpenScreen screen={place.screen}>
          <place.screen.Page />
        </OpenScreen>
      )}
    </ScreenAddress>
  );
}
