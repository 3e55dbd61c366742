import { use, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigationType,
} from 'react-router';
import { openOverlays } from '@ezwallet/ui';
import { steps } from '../../world/steps.ts';
import { placeOf } from './layer-place.ts';
import { LayerHistory, type RouterHistory } from './LayerHistory.ts';

/**
 * Gives the steps and overlays of the screens below entries of the history, see {@link LayerHistory}. The screens do not
 * see these entries: for them the address is that of the screen's own entry, whatever is over it.
 */
export function LayeredHistory({ children }: { children: ReactNode }) {
  const outer = use(NavigationContext);
  const location = useLocation();
  const navigationType = useNavigationType();
  const [history] = useState(() => new LayerHistory(outer.navigator as RouterHistory));
  const taken = useSyncExternalStore(steps.subscribe, steps.get);
  const overlays = useSyncExternalStore(openOverlays.subscribe, openOverlays.get);
  // Reads the stores again: the screens below take their steps, and take them back, after this is drawn.
  useLayoutEffect(() => history.see(location, steps.get(), openOverlays.get()), [history, location, taken, overlays]);

  const { base, state } = placeOf(location);
  const [screen, setScreen] = useState({ location: { ...location, key: base, state }, navigationType });
  if (screen.location.key !== base) setScreen({ location: { ...location, key: base, state }, navigationType });
  const navigation = useMemo(() => ({ ...outer, navigator: history.navigator }), [outer, history]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={screen}>{children}</LocationContext>
    </NavigationContext>
  );
}
