import { ApiError, type Client, type Routes } from '@ezwallet/api-client';
import type { Contract } from '@ezwallet/api-client/contract';
import { readRefusal, type Api } from '@ezwallet/domain-stores';
import type { ApiDeps } from './createApi.ts';
import { holdForNetwork } from './holdForNetwork.ts';

/** The client before its code has loaded. */
export interface LazyApi {
  readonly api: Api;
  /** Loads the client before the first call. */
  readonly load: () => Promise<Client<Contract>>;
  /** Aborts the calls in progress. */
  readonly abortAll: () => void;
  /** The time on the server's clock, in epoch milliseconds; the device's own until the server has answered once. */
  readonly serverNow: () => number;
}

export interface LazyApiDeps extends ApiDeps {
  /** Loads the words for codes. A refusal is passed on only when they have loaded. */
  readonly errorWords: () => Promise<void>;
  /** Loads the routes of a session's calls, before the first of them. */
  readonly memberRoutes: () => Promise<Routes>;
}

/** Nothing works without the client, so the app asks the person, whichever call it was. */
const NOT_LOADED = { kind: 'network', reason: 'offline', background: false, quiet: false, sent: false } as const;

type AnyCall = (...args: readonly unknown[]) => Promise<unknown>;
type AnyArea = Readonly<Record<string, AnyCall>>;

/** An object that creates the value of each name with `make`, once. */
function byName<T>(make: (name: string) => T): Readonly<Record<string, T>> {
  return new Proxy<Record<string, T>>({}, { get: (made, name) => (made[String(name)] ??= make(String(name))) });
}

/**
 * The API as if it were loaded. The client, its ciphers and its transport are a third of the app's own code, and no
 * first frame needs them. They load in parallel, and earlier calls wait for them.
 */
export function createLazyApi(deps: LazyApiDeps): LazyApi {
  let loading: Promise<Client<Contract>> | undefined;
  let client: Client<Contract> | undefined;
  const load = () => {
    loading ??= import('./createApi.ts').then(({ createApi }) => (client = createApi(deps)));
    // If the chunk did not load, the next call tries again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const find = async (areaName: string, name: string) => {
    const loaded = await load();
    const look = () => (loaded as unknown as Readonly<Record<string, AnyArea>>)[areaName]?.[name];
    if (!look()) loaded.addRoutes(await deps.memberRoutes());
    return look();
  };
  const area = (areaName: string) =>
    byName<AnyCall>((name) => async (...args) => {
      const call = await holdForNetwork(deps.stores().network, true, () =>
        find(areaName, name).catch(() => {
          throw new ApiError({ kind: 'network', call: `${areaName}.${name}`, decision: NOT_LOADED });
        }),
      );
      if (!call) throw new Error(`The contract has no call ${areaName}.${name}.`);
      return call(...args).catch(async (error: unknown) => {
        if (readRefusal(error)) await deps.errorWords().catch(() => undefined);
        throw error;
      });
    });
  return {
    api: byName(area) as unknown as Api,
    load,
    abortAll: () => client?.abortAll(),
    serverNow: () => client?.serverNow() ?? Date.now(),
  };
}
