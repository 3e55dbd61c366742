import type { Screen } from '../router/listScreens.ts';
import { placeAt, type Place } from '../router/screens.ts';
import { MemberScreen, OtherScreen } from './laterScreens.tsx';

/** The screen of a place, once the table that names it has loaded. */
async function screenOf({ access, path, screen }: Place): Promise<Screen> {
  if (screen) return screen;
  await (access === 'members' ? MemberScreen : OtherScreen).ahead();
  if (access === 'members') return (await import('./MemberScreen.tsx')).memberScreenAt(path);
  return (await import('./OtherScreen.tsx')).otherScreenAt(path);
}

/** Starts to load what an address shows. @returns its screen */
export async function screenAhead(pathname: string): Promise<Screen> {
  const screen = await screenOf(placeAt(pathname));
  // A load that fails is reported where its result is drawn.
  screen.Page.ahead().catch(() => undefined);
  return screen;
}
