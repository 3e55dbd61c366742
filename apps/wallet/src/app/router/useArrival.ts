import { useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { placeAt, type Place } from './screens.ts';
import { useWorld, type World } from '../../world/StoresContext.tsx';
import { guard, type Redirect } from './guard.ts';

/** The result of a history step: what to show, and the redirect if its guard gave one. */
interface Arrival {
  readonly key: string;
  /** Null until the first guard has let the person in. */
  readonly shown: { readonly place: Place; readonly location: Location } | null;
  readonly redirect: Redirect | null;
}

function arrive(world: World, location: Location, shown: Arrival['shown']): Arrival {
  const { key, pathname, search } = location;
  // Runs while drawing, because the screen reads the values at once. Storing the same address twice is harmless.
  world.visit.remember(new URL(pathname + search, window.location.origin));
  const place = placeAt(pathname);
  const redirect = guard(world, place, { pathname, search });
  return redirect === null ? { key, shown: { place, location }, redirect } : { key, shown, redirect };
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
