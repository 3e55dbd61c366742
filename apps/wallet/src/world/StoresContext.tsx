import { observer } from 'mobx-react-lite';
import { createContext, use, useState, type ReactNode } from 'react';
import type { AppStores, Deps, SessionScope, SessionStores } from '@ezwallet/domain-stores';
import type { Words } from '../i18n/Words.ts';
import type { SaveImage, ScanCode } from './device-ports.ts';
import type { Navigation } from './Navigation.ts';
import type { ScanReplies } from './ScanReplies.ts';
import type { Visit } from './Visit.ts';

/** Something the app says on its own account, outside of any screen. */
export type Announcement = 'passwordExpired';

/** What a screen may reach: the app's stores, the scope of the signed-in person, and the device. Made by `main.tsx`. */
export interface World {
  readonly deps: Deps;
  readonly app: AppStores;
  readonly scope: SessionScope;
  readonly words: Words;
  readonly visit: Visit;
  readonly navigation: Navigation;
  readonly isKnownPath: (pathname: string) => boolean;
  /** Null outside of the native app. */
  readonly saveImage: SaveImage | null;
  /** Null outside of the native app. */
  readonly scanCode: ScanCode | null;
  readonly scanReplies: ScanReplies;
  readonly announce: (what: Announcement) => void;
}

const WorldContext = createContext<World | null>(null);
const SessionContext = createContext<SessionStores | null>(null);

/** Gives the tree its world. */
export function StoresProvider({ world, children }: { world: World; children: ReactNode }) {
  return <WorldContext value={world}>{children}</WorldContext>;
}

/**
 * Gives the screens below it the signed-in person's stores as soon as their code is there. After sign-out they keep the last
 * ones, which no longer change, until the way to the login screen is through.
 */
export const SessionProvider = observer(function SessionProvider({ children }: { children: ReactNode }) {
  const { scope } = useWorld();
  const { current } = scope;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const stores = current ?? last;
  return stores && <SessionContext value={stores}>{children}</SessionContext>;
});

/** The whole world; screens mostly want {@link useStores}. */
export function useWorld(): World {
  const world = use(WorldContext);
  if (!world) throw new Error('No stores here: render below <StoresProvider world={...}>.');
  return world;
}

/** The stores that live as long as the app: session, settings, config, network. */
export function useStores(): AppStores {
  return useWorld().app;
}

/** The stores of the signed-in person; only in screens behind the login. */
export function useSessionStores(): SessionStores {
  const stores = use(SessionContext);
  if (!stores) throw new Error('No session stores here: the screen belongs to the members in screens.ts.');
  return stores;
}

/** The stores of the signed-in person, or null for a visitor; for screens open to both. Call inside an observer. */
export function useOptionalSessionStores(): SessionStores | null {
  return useWorld().scope.current;
}
