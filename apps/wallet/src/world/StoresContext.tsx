import { observer } from 'mobx-react-lite';
import { createContext, use, useState, type ReactNode } from 'react';
import type { AppStores, Deps, PasskeyDevice, ReadStatic, SessionScope, SessionStores } from '@ezwallet/domain-stores';
import type { BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import type { Words } from '../i18n/Words.ts';
import { CodeMissing } from './screen-code.ts';
import type { FindPlace, ProtectScreenshots, SaveFile, SaveImage, ScanCode } from './device-ports.ts';
import type { Drafts } from './Drafts.ts';
import type { Navigation } from './Navigation.ts';
import type { ScanReplies } from './ScanReplies.ts';
import type { Visit } from './Visit.ts';

/** A message from the app itself, not from a screen. */
export type Announcement = 'passwordExpired';

/**
 * Everything a screen can reach: the app's stores, the stores of the signed-in person, and the device. `main.tsx`
 * creates it.
 */
export interface World {
  readonly deps: Deps;
  /** The server's clock, which time limits run by. Epoch milliseconds. */
  readonly serverNow: () => number;
  readonly app: AppStores;
  /** Reads a static file of the server. */
  readonly readStatic: ReadStatic;
  readonly scope: SessionScope;
  readonly words: Words;
  readonly visit: Visit;
  readonly drafts: Drafts;
  readonly navigation: Navigation;
  readonly isKnownPath: (pathname: string) => boolean;
  /** Null outside of the native app. */
  readonly saveImage: SaveImage | null;
  /** Null outside of the native app. */
  readonly saveFile: SaveFile | null;
  /** Null outside of the native app. */
  readonly scanCode: ScanCode | null;
  /** Null outside of the native app. */
  readonly biometrics: BiometricsStore | null;
  /** Null outside of the native app. */
  readonly protectScreenshots: ProtectScreenshots | null;
  /** Null where the browser knows no places. */
  readonly findPlace: FindPlace | null;
  /** Null where the browser has no passkeys for this page. */
  readonly passkeys: PasskeyDevice | null;
  readonly scanReplies: ScanReplies;
  readonly announce: (what: Announcement) => void;
}

const WorldContext = createContext<World | null>(null);
const SessionContext = createContext<SessionStores | null>(null);

/** Provides the world to the tree. */
export function StoresProvider({ world, children }: { world: World; children: ReactNode }) {
  return <WorldContext value={world}>{children}</WorldContext>;
}

/** The stores of the signed-in person. @throws CodeMissing when their code did not load */
function currentStores({ current, failure }: SessionScope): SessionStores | null {
  if (failure !== undefined) throw new CodeMissing('The stores did not load. Load the page again.', { cause: failure });
  return current;
}

/**
 * Provides the stores of the signed-in person as soon as their code has loaded. After sign-out, the screens below keep
 * the last stores, which no longer change, until the login screen is shown.
 */
export const SessionProvider = observer(function SessionProvider({ children }: { children: ReactNode }) {
  const { scope } = useWorld();
  const current = currentStores(scope);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const stores = current ?? last;
  return stores && <SessionContext value={stores}>{children}</SessionContext>;
});

/** The whole world. Most screens need only {@link useStores}. */
export function useWorld(): World {
  const world = use(WorldContext);
  if (!world) throw new Error('No stores here: render below <StoresProvider>.');
  return world;
}

/** The stores that live as long as the app: session, settings, config, network. */
export function useStores(): AppStores {
  return useWorld().app;
}

/** The stores of the signed-in person. Use it only on screens that need a login. */
export function useSessionStores(): SessionStores {
  const stores = use(SessionContext);
  if (!stores) throw new Error('No session here: list the screen in memberScreens.ts.');
  return stores;
}

/**
 * The stores of the signed-in person, or null for a visitor. For screens that are open to both. Call inside an
 * observer.
 */
export function useOptionalSessionStores(): SessionStores | null {
  return currentStores(useWorld().scope);
}
