import { ConfigStore } from '../config/ConfigStore.ts';
import { NetworkStore } from '../network/NetworkStore.ts';
import { assertPorts } from '../ports/assertPorts.ts';
import type { Deps } from '../ports/deps.ts';
import { RatesStore } from '../rates/RatesStore.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { SettingsStore } from '../settings/SettingsStore.ts';

/**
 * The stores that live as long as the app is open, whoever is signed in.
 *
 * @throws TypeError when a port is missing
 */
export function createAppStores(deps: Deps) {
  assertPorts(deps, 'createAppStores');
  const network = new NetworkStore();
  const config = new ConfigStore(deps);
  const rates = new RatesStore(deps);
  const session = new SessionStore(deps);
  const settings = new SettingsStore(deps, session);
  return { network, config, rates, session, settings };
}

/** What {@link createAppStores} makes: the stores that outlive a session. */
export type AppStores = ReturnType<typeof createAppStores>;
