import type { Deps } from './deps.ts';

/** The compiler keeps it complete. */
const PORTS: Readonly<Record<keyof Deps, 1>> = {
  api: 1,
  secureStore: 1,
  journalStore: 1,
  deviceStore: 1,
  clock: 1,
  serverNow: 1,
  visibility: 1,
  haptics: 1,
  bridge: 1,
  ids: 1,
  languages: 1,
};

/**
 * Refuses ports that are missing, for code without types.
 *
 * @param whose name of what needs them
 */
export function assertPorts(deps: Partial<Deps> | undefined, whose: string): void {
  const missing = Object.keys(PORTS).filter((port) => deps?.[port as keyof Deps] === undefined);
  if (!missing.length) return;
  throw new TypeError(
    `${whose} lacks the ports ${missing.join(', ')}: nothing else reaches device and server. Pass all of them; openBrowserPorts has a browser's.`,
  );
}
