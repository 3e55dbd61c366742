import { createClient, type Client, type ClientOptions } from '@ezwallet/api-client';
import type { Contract } from '@ezwallet/api-client/contract';
import { visitorRoutes, type routes } from '@ezwallet/api-client/routes';
import type { AppStores, ValueStore } from '@ezwallet/domain-stores';
import { holdForNetwork } from './holdForNetwork.ts';
import { openEnvelope } from './openEnvelope.ts';

const RESETS = 'key-resets';

/** A key reset ends in a reload, so the count is stored where a reload does not lose it. */
const resets: NonNullable<ClientOptions['resets']> = {
  read: () => {
    const times: unknown = JSON.parse(sessionStorage.getItem(RESETS) ?? '[]');
    return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
  },
  write: (times) => sessionStorage.setItem(RESETS, JSON.stringify(times)),
};

/** The stores that {@link createApi} reads from. */
export interface ApiDeps {
  readonly identity: ClientOptions['identity'];
  readonly onDecision: ClientOptions['onDecision'];
  /** Remembers which envelope the device has used. */
  readonly deviceStore: Pick<ValueStore, 'read' | 'write'>;
  /** The server's pinned keys, as text. Default: those of the build or of the page. */
  readonly pins?: string;
  /** What a fingerprint or face released for the call that is being sent; empty in most. */
  readonly biometricsCode: () => string;
  /** Read late: the stores are created with the client. */
  readonly stores: () => Pick<AppStores, 'network' | 'session'>;
}

/**
 * The client of the wire contract. It calls in the name of the signed-in person. Add the routes of a session's
 * calls before the first of them: no screen of a visitor needs them.
 */
export function createApi({
  identity,
  onDecision,
  biometricsCode,
  deviceStore,
  stores,
  pins,
}: ApiDeps): Client<Contract> {
  return createClient<Contract>({
    baseUrl: '',
    routes: visitorRoutes as unknown as typeof routes,
    identity,
    onDecision,
    envelope: () => openEnvelope(deviceStore, pins),
    resets,
    middleware: [({ flags, body }, next) => holdForNetwork(stores().network, !flags.read, () => next(body))],
    session: {
      token: () => stores().session.token,
      loginName: () => stores().session.loginName,
      biometricsCode,
      touch: (expiresAt) => stores().session.touch(expiresAt),
      renew: (token, expiresAt) => stores().session.renew(token, expiresAt),
      expiresAt: () => stores().session.tokenExpiredDate,
    },
    fetch: async (...request) => {
      const answer = await fetch(...request);
      stores().network.reached();
      return answer;
    },
  });
}
