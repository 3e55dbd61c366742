import { createClient, type Client, type ClientOptions } from '@ezwallet/api-client';
import type { Contract } from '@ezwallet/api-client/contract';
import { routes } from '@ezwallet/api-client/routes';
import type { AppStores } from '@ezwallet/domain-stores';

const RESETS = 'key-resets';

/** Key resets end in a reload, so they are counted where a reload does not forget them. */
const resets: NonNullable<ClientOptions['resets']> = {
  read: () => {
    const times: unknown = JSON.parse(sessionStorage.getItem(RESETS) ?? '[]');
    return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
  },
  write: (times) => sessionStorage.setItem(RESETS, JSON.stringify(times)),
};

/** What {@link createApi} speaks for. */
export interface ApiDeps {
  readonly identity: ClientOptions['identity'];
  readonly onDecision: ClientOptions['onDecision'];
  /** Read late: the stores are made with the client. */
  readonly stores: () => Pick<AppStores, 'network' | 'session'>;
}

/** The client of the wire contract, speaking for whoever is signed in. */
export function createApi({ identity, onDecision, stores }: ApiDeps): Client<Contract> {
  return createClient<Contract>({
    baseUrl: '',
    routes,
    identity,
    onDecision,
    resets,
    session: {
      token: () => stores().session.token,
      loginName: () => stores().session.loginName,
      biometricsCode: () => '',
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
