import { createServer } from 'vite';
import { linguiMacro } from '../build/linguiMacro.ts';
import { resolveSources } from '../build/sourceCondition.ts';
import type { Requirement } from './specification.ts';
import { keyOf } from './specification.ts';

interface Wire {
  readonly contract: Record<string, Record<string, { path: string }>>;
  readonly keys: Record<string, { path: string }>;
}
interface Codes {
  readonly RESPONSE_CODES: readonly { code: string }[];
  readonly NAMED_CODES: readonly (string | { name: string })[];
}
interface Screens {
  readonly screens: readonly { path: string }[];
}

/**
 * What is built, as requirement keys, read from the places that are true by construction: a call in the contract has a
 * handler or the gateway does not compile; a screen in the wallet's table is routed; a code in the catalogue has an
 * action and words or the wallet does not compile.
 */
export async function implemented(): Promise<ReadonlySet<string>> {
  // The sources are read the way the apps read them: source condition, macros.
  const vite = await createServer({
    ...resolveSources,
    configFile: false,
    logLevel: 'error',
    plugins: [linguiMacro()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { contract, keys } = (await vite.ssrLoadModule('/libs/api-client/src/contract/index.ts')) as Wire;
    const { RESPONSE_CODES, NAMED_CODES } = (await vite.ssrLoadModule('/libs/api-client/src/codes/index.ts')) as Codes;
    const { screens } = (await vite.ssrLoadModule('/apps/wallet/src/app/screens.ts')) as Screens;
    return boundKeys({ contract, keys }, { RESPONSE_CODES, NAMED_CODES }, screens);
  } finally {
    await vite.close();
  }
}

function boundKeys({ contract, keys }: Wire, { RESPONSE_CODES, NAMED_CODES }: Codes, screens: Screens['screens']) {
  const key = (kind: Requirement['kind'], id: string) => keyOf({ kind, id, area: '' });
  return new Set([
    ...screens.map(({ path }) => key('route', path)),
    ...[keys, ...Object.values(contract)].flatMap((area) => Object.values(area).map(({ path }) => key('call', path))),
    ...RESPONSE_CODES.map(({ code }) => key('code', code)),
    ...NAMED_CODES.map((named) => key('code', typeof named === 'string' ? named : named.name)),
  ]);
}
