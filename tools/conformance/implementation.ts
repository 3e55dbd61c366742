import { runnerImport } from 'vite';
import { linguiMacro } from '../build/linguiMacro.ts';
import { resolveSources } from '../build/sourceCondition.ts';
import type { Requirement } from './specification.ts';
import { keyOf } from './specification.ts';

/** Loads a workspace source the way the apps do: source condition, macros. */
const load = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(path, { ...resolveSources, configFile: false, logLevel: 'error', plugins: [linguiMacro()] }))
    .module;

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
  const { contract, keys } = await load<Wire>('libs/api-client/src/contract/index.ts');
  const { RESPONSE_CODES, NAMED_CODES } = await load<Codes>('libs/api-client/src/codes/index.ts');
  const { screens } = await load<Screens>('apps/wallet/src/app/screens.ts');

  const key = (kind: Requirement['kind'], id: string) => keyOf({ kind, id, area: '' });
  return new Set([
    ...screens.map(({ path }) => key('route', path)),
    ...[keys, ...Object.values(contract)].flatMap((area) => Object.values(area).map(({ path }) => key('call', path))),
    ...RESPONSE_CODES.map(({ code }) => key('code', code)),
    ...NAMED_CODES.map((named) => key('code', typeof named === 'string' ? named : named.name)),
  ]);
}
