import { ApiError, type Client } from '@ezwallet/api-client';
import type { Contract } from '@ezwallet/api-client/contract';
import { readRefusal, type Api } from '@ezwallet/domain-stores';
import type { ApiDeps } from './createApi.ts';

/** The client before it is here. */
export interface LazyApi {
  readonly api: Api;
  /** Loads the client ahead of the first call. */
  readonly load: () => Promise<Client<Contract>>;
  /** Ends the calls under way. */
  readonly abortAll: () => void;
}

export interface LazyApiDeps extends ApiDeps {
  /** Brings the words for codes: a refusal is passed on together with them. */
  readonly errorWords: () => Promise<void>;
}

type AnyCall = (...args: readonly unknown[]) => Promise<unknown>;
type AnyArea = Readonly<Record<string, AnyCall>>;

/** A view of names that answers each by `make`, once. */
function byName<T>(make: (name: string) => T): Readonly<Record<string, T>> {
  return new Proxy<Record<string, T>>({}, { get: (made, name) => (made[String(name)] ??= make(String(name))) });
}

/**
 * The API as if it were loaded. The client, its ciphers and its transport are a third of the app's own code, and no first
 * frame needs them: they arrive beside it, and calls made before wait for them.
 */
export function createLazyApi(deps: LazyApiDeps): LazyApi {
  let loading: Promise<Client<Contract>> | undefined;
  let client: Client<Contract> | undefined;
  const load = () => {
    loading ??= import('./createApi.ts').then(({ createApi }) => (client = createApi(deps)));
    // A chunk that did not arrive is asked for again by the next call.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const area = (areaName: string) =>
    byName<AnyCall>((name) => async (...args) => {
      const loaded = await load().catch(() => {
        // Nothing works without the client, so the person is asked whoever made the call.
        deps.stores().network.failed({ background: false });
        throw new ApiError({ kind: 'network', call: `${areaName}.${name}` });
      });
      const call = (loaded as unknown as Readonly<Record<string, AnyArea>>)[areaName]?.[name];
      if (!call) throw new Error(`The contract has no call ${areaName}.${name}.`);
      return call(...args).catch(async (error: unknown) => {
        if (readRefusal(error)) await deps.errorWords().catch(() => undefined);
        throw error;
      });
    });
  return { api: byName(area) as unknown as Api, load, abortAll: () => client?.abortAll() };
}
