import { useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { screenAt, type Screen } from './screens.ts';
import { useWorld, type World } from '../../world/StoresContext.tsx';
import { guard, type Redirect } from './guard.ts';

/** What a step in the history led to: the screen to show, and where to go on to when its guard said so. */
interface Arrival {
  readonly key: string;
  /** Null until the first guard has let somebody in. */
  readonly shown: { readonly screen: Screen; readonly location: Location } | null;
  readonly redirect: Redirect | null;
}

function arrive(world: World, location: Location, shown: Arrival['shown']): Arrival {
  const { key, pathname, search } = location;
  // While drawing, since the screen reads it at once; keeping what an address carries twice changes nothing.
  world.visit.remember(new URL(pathname + search, window.location.origin));
  const screen = screenAt(pathname);
  const redirect = guard(world, screen, { pathname, search });
  return redirect === null ? { key, shown: { screen, location }, redirect } : { key, shown, redirect };
}

/**
 * Keeps what each address carries, and asks the guard once per step, not whenever the session changes: a session that
 * ends leaves the screen standing under the toast that says so. While a redirect is under way the screen before it stays.
 */
export function useArrival(): Arrival {
  const world = useWorld();
  const location = useLocation();
  const [arrival, setArrival] = useState(() => arrive(world, location, null));
  if (arrival.key === location.key) return arrival;
  const next = arrive(world, location, arrival.shown);
  setArrival(next);
  return next;
}
