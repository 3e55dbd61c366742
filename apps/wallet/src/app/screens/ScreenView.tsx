import type { Location } from 'react-router';
import { ScreenAddress } from '../../world/screen-address.tsx';
import type { Place } from '../router/screens.ts';
import { MemberScreen, OtherScreen } from './laterScreens.tsx';
import { OpenScreen } from './OpenScreen.tsx';

/** What an address shows. */
export function ScreenView({ place, location }: { place: Place; location: Location }) {
  const { access, path, screen } = place;
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
