import { contract } from '@ezwallet/api-client/contract';
import type { Api } from '../ports/Api.ts';

type Handlers = { readonly [Area in keyof Api]?: Partial<Api[Area]> };

/** One call that was made: area and name, and what it carried. */
export interface RecordedCall {
  readonly name: string;
  readonly request: unknown;
}

/**
 * An API without a server. A call answers by its handler, or else with the contract's own example, and is recorded.
 *
 * @example
 * const { api, calls } = createFakeApi({ user: { login: () => Promise.reject(new Error('PASSWORD_INCORRECT')) } });
 */
export function createFakeApi(handlers: Handlers = {}): {
  api: Api;
  calls: RecordedCall[];
  named(name: string): unknown[];
} {
  const calls: RecordedCall[] = [];
  const areas = Object.entries(contract).map(([area, endpoints]) => {
    const own = (handlers as Record<string, Record<string, unknown> | undefined>)[area];
    const functions = Object.entries(endpoints).map(([name, endpoint]) => {
      const handle = own?.[name] as ((request: unknown, options?: unknown) => Promise<unknown>) | undefined;
      const call = (request: unknown, options?: unknown) => {
        calls.push({ name: `${area}.${name}`, request });
        return handle ? handle(request, options) : Promise.resolve(structuredClone(endpoint.example.response));
      };
      return [name, call];
    });
    return [area, Object.fromEntries(functions)];
  });
  return {
    api: Object.fromEntries(areas) as Api,
    calls,
    named: (name) => calls.filter((call) => call.name === name).map((call) => call.request),
  };
}
