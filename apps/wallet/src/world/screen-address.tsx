import { createContext, use, useMemo, type ReactNode } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, useLocation, useNavigationType } from 'react-router';

const HereContext = createContext(true);

/**
 * Lets a screen see its own address as long as it is drawn. While a screen slides out, the address bar already shows
 * the next one. This does the same as `<Routes location>`, without its table of routes.
 */
export function ScreenAddress({ location, children }: { location: Location; children: ReactNode }) {
  const here = useLocation().key === location.key;
  const navigationType = useNavigationType();
  const own = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  return (
    <HereContext value={here}>
      <LocationContext value={own}>{children}</LocationContext>
    </HereContext>
  );
}

/** Whether the person is on this screen. False while the screen slides out. */
export function useIsHere(): boolean {
  return use(HereContext);
}
