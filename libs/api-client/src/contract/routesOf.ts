import type { Endpoint, Route } from './endpoint.ts';

type Areas = Record<string, Record<string, Endpoint>>;

/** The routes of a contract, area by area: what a client needs at run time, without schemas. */
export type RoutesOf<C> = { readonly [A in keyof C]: { readonly [E in keyof C[A]]: Route } };

/** Removes the schemas, examples and server-side properties from a contract. */
export function routesOf<C extends Areas>(contract: C): RoutesOf<C> {
  const strip = ({
    request: _,
    response: _r,
    example: _e,
    owns: _o,
    codes: _c,
    rate: _ra,
    ...route
  }: Endpoint): Route => route;
  const area = (endpoints: Record<string, Endpoint>) =>
    Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, strip(endpoint)]));
  return Object.fromEntries(
    Object.entries(contract).map(([name, endpoints]) => [name, area(endpoints)]),
  ) as RoutesOf<C>;
}

/** The calls of a contract for anyone, or the others. */
function callsFor(contract: Areas, anyone: boolean): Areas {
  const fits = ([, { auth }]: readonly [string, Endpoint]) => (auth === 'public') === anyone;
  const areas = Object.entries(contract).map(
    ([area, calls]) => [area, Object.fromEntries(Object.entries(calls).filter(fits))] as const,
  );
  return Object.fromEntries(areas.filter(([, calls]) => Object.keys(calls).length > 0));
}

const HEAD = '/* Derived from the contract by `npm run routes -w @ezwallet/api-client`; a test keeps it true. */';

function tableModule(name: string, what: string, contract: Areas): string {
  const json = JSON.stringify(routesOf(contract), null, 2)
    .replace(/"([a-zA-Z0-9]+)":/g, '$1:')
    .replace(/"/g, "'");
  return [HEAD, '', `/** ${what} */`, `export const ${name} = ${json} as const;`, ''].join('\n');
}

/** The sources of the modules with the routes, by file, for an app's bundle. */
export function routesModules(contract: Areas): Readonly<Record<string, string>> {
  const [anyone, members] = [callsFor(contract, true), callsFor(contract, false)];
  const parts = (area: string) => [
    ...(area in anyone ? [`...visitorRoutes.${area}`] : []),
    ...(area in members ? [`...memberRoutes.${area}`] : []),
  ];
  return {
    'visitorRoutes.gen.ts': tableModule('visitorRoutes', 'Path and flags of the calls for anyone.', anyone),
    'memberRoutes.gen.ts': tableModule('memberRoutes', 'Path and flags of the calls in a session.', members),
    'routes.gen.ts': [
      HEAD,
      "import type { Contract } from './index.ts';",
      "import { memberRoutes } from './memberRoutes.gen.ts';",
      "import type { RoutesOf } from './routesOf.ts';",
      "import { visitorRoutes } from './visitorRoutes.gen.ts';",
      '',
      'export { memberRoutes, visitorRoutes };',
      '',
      '/** Path and flags of every call: what an app bundles of the contract. */',
      'export const routes = {',
      ...Object.keys(contract).map((area) => `  ${area}: { ${parts(area).join(', ')} },`),
      '} satisfies RoutesOf<Contract>;',
      '',
    ].join('\n'),
  };
}
