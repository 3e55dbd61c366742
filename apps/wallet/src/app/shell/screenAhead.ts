import type { Screen } from '../router/listScreens.ts';
import { placeAt } from '../router/screens.ts';

/** Starts to load what an address shows. @returns its screen, once the table that names it has loaded */
export async function screenAhead(pathname: string): Promise<Screen> {
  const place = placeAt(pathname);
  const screen = 'screen' in place ? place.screen : (await import('./MemberScreen.tsx')).memberScreenAt(place.path);
  // A load that fails is reported where its result is drawn.
  screen.lazy().catch(() => undefined);
  return screen;
}
