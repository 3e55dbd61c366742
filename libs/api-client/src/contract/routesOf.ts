import type { Endpoint, Route } from './endpoint.ts';

type Areas = Record<string, Record<string, Endpoint>>;

/** The routes of a contract, area by area: what a client needs at run time, without schemas. */
export type RoutesOf<C> = { readonly [A in keyof C]: { readonly [E in keyof C[A]]: Route } };

/** Removes the schemas, examples and server-side properties from a contract. */
export function routesOf<C extends Areas>(contract: C): RoutesOf<C> {
  const strip = ({ request: _, response: _r, example: _e, owns: _o, rate: _ra, ...route }: Endpoint): Route => route;
  const area = (endpoints: Record<string, Endpoint>) =>
    Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, strip(endpoint)]));
  return Object.fromEntries(
    Object.entries(contract).map(([name, endpoints]) => [name, area(endpoints)]),
  ) as RoutesOf<C>;
}

/** The source of the module with the routes, for an app's bundle. */
export function routesModule(contract: Areas): string {
  const json = JSON.stringify(routesOf(contract), null, 2)
    .replace(/"([a-zA-Z0-9]+)":/g, '$1:')
    .replace(/"/g, "'");
  return [
    '/* Derived from the contract by `npm run routes -w @ezwallet/api-client`; a test keeps it true. */',
    "import type { Contract } from './index.ts';",
    "import type { RoutesOf } from './routesOf.ts';",
    '',
    '/** Path and flags of every call: what an app bundles of the contract. */',
    `export const routes = ${json} as const satisfies RoutesOf<Contract>;`,
    '',
  ].join('\n');
}
