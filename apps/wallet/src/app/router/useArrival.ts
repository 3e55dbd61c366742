import { useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { screenAt, type Screen } from './screens.ts';
import { useWorld, type World } from '../../world/StoresContext.tsx';
import { guard, type Redirect } from './guard.ts';

/** The result of a history step: the screen to show, and the redirect if its guard gave one. */
interface Arrival {
  readonly key: string;
  /** Null until the first guard has let the person in. */
  readonly shown: { readonly screen: Screen; readonly location: Location } | null;
  readonly redirect: Redirect | null;
}

function arrive(world: World, location: Location, shown: Arrival['shown']): Arrival {
  const { key, pathname, search } = location;
  // Runs while drawing, because the screen reads the values at once. Storing the same address twice is harmless.
  world.visit.remember(new URL(pathname + search, window.location.origin));
  const screen = screenAt(pathname);
  const redirect = guard(world, screen, { pathname, search });
  return redirect === null ? { key, shown: { screen, location }, redirect } : { key, shown, redirect };
}

/**
 * Stores what each address carries, and asks the guard once per step, not at every change of the session: when a
 * session ends, the screen stays under the toast that says so. During a redirect the previous screen stays.
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
