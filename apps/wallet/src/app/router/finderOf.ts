import type { Screen } from './listScreens.ts';

/** Finds the screens of a table by their paths. The function that it returns throws for another path. */
export function finderOf(screens: readonly Screen[], table: string): (path: string) => Screen {
  const byPath = new Map(screens.map((screen) => [screen.path, screen]));
  return (path) => {
    const screen = byPath.get(path);
    if (!screen) throw new Error(`${path} is missing from ${table}.`);
    return screen;
  };
}
