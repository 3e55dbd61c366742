import { createServer } from 'vite';
import { linguiMacro } from '../build/linguiMacro.ts';
import { resolveSources } from '../build/sourceCondition.ts';
import type { Requirement } from './specification.ts';
import { keyOf } from './specification.ts';

interface Wire {
  readonly contract: Record<string, Record<string, { path: string }>>;
  readonly keys: Record<string, { path: string }>;
  readonly statics: Record<string, { path: string }>;
}
interface Served {
  readonly handlers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
interface Files {
  readonly staticFiles: Readonly<Record<string, unknown>>;
}
interface Codes {
  readonly RESPONSE_CODES: readonly { code: string }[];
  readonly NAMED_CODES: readonly (string | { name: string })[];
}
interface OpenPlaces {
  readonly openPlaces: readonly { path: string }[];
}
interface MemberScreens {
  readonly memberScreens: readonly { path: string }[];
}

/** The parts of the specification that exist, as requirement keys. */
export interface Implementation {
  /** Calls that the contract describes. */
  readonly described: ReadonlySet<string>;
  /** The parts that work: calls with a handler, screens with a route, codes with an action and words. */
  readonly bound: ReadonlySet<string>;
}

/**
 * Reads it from sources that cannot lie: the gateway's list of handlers, the wallet's tables of screens, and the
 * catalogue of codes. The wallet does not compile if a code has no action or words.
 */
export async function readImplementation(): Promise<Implementation> {
  // Reads the sources as the apps do: source condition, macros.
  const vite = await createServer({
    ...resolveSources,
    configFile: false,
    logLevel: 'error',
    plugins: [linguiMacro()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { contract, keys, statics } = (await vite.ssrLoadModule('/libs/api-client/src/contract/index.ts')) as Wire;
    const { handlers } = (await vite.ssrLoadModule('/apps/gateway/src/server/handlers.ts')) as Served;
    const { staticFiles } = (await vite.ssrLoadModule('/apps/gateway/src/house/content/contentRoutes.ts')) as Files;
    const { RESPONSE_CODES, NAMED_CODES } = (await vite.ssrLoadModule('/libs/api-client/src/codes/index.ts')) as Codes;
    const { openPlaces } = (await vite.ssrLoadModule('/apps/wallet/src/app/router/screens.ts')) as OpenPlaces;
    const { memberScreens } = (await vite.ssrLoadModule(
      '/apps/wallet/src/app/router/memberScreens.ts',
    )) as MemberScreens;
    return {
      described: new Set([keys, statics, ...Object.values(contract)].flatMap(callKeys)),
      bound: new Set([
        ...[keys, ...Object.values(onlyServed(contract, handlers))].flatMap(callKeys),
        ...callKeys(Object.fromEntries(Object.entries(statics).filter(([name]) => name in staticFiles))),
        ...[...openPlaces, ...memberScreens].map(({ path }) => key('route', path)),
        ...RESPONSE_CODES.map(({ code }) => key('code', code)),
        ...NAMED_CODES.map((named) => key('code', typeof named === 'string' ? named : named.name)),
      ]),
    };
  } finally {
    await vite.close();
  }
}

const key = (kind: Requirement['kind'], id: string) => keyOf({ kind, id, area: '' });
const callKeys = (calls: Record<string, { path: string }>) => Object.values(calls).map(({ path }) => key('call', path));

/** The contract without the calls that have no handler. */
function onlyServed(contract: Wire['contract'], handlers: Served['handlers']): Wire['contract'] {
  const served = (area: string, calls: Wire['contract'][string]) =>
    Object.fromEntries(Object.entries(calls).filter(([name]) => handlers[area]?.[name] !== undefined));
  return Object.fromEntries(Object.entries(contract).map(([area, calls]) => [area, served(area, calls)]));
}
