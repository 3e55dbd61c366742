import { cruise as cruiseFiles, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import configuration from '../../.dependency-cruiser.js';
import type { Import } from './folderPairs.ts';

/** Reads who imports whom in the whole workspace, and checks it by the rules of `.dependency-cruiser.js`. */
export async function cruise(): Promise<ICruiseResult> {
  const { options, ...ruleSet } = configuration;
  const { output } = await cruiseFiles(
    ['libs', 'apps', 'tools'],
    { ...options, ruleSet, validate: true } as ICruiseOptions,
    options.enhancedResolveOptions,
    { tsConfig: extractTSConfig(options.tsConfig.fileName) },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of data.');
  return output;
}

/** Every import of a file of ours by a file of ours, of types too. */
export const importsIn = ({ modules }: ICruiseResult): Import[] =>
  modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
