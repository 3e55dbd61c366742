import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './Fault.ts';
import { quietly } from './quietly.ts';

const OURS = /^(?:node_modules\/@ezwallet\/|(?!node_modules\/)[^(]*\()/;
const PROJECT = 'tsconfig.others.json';

/** The other minor versions of TypeScript that the packages support. */
export function otherCompilers(): string[] {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'toolchains/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(manifest.dependencies).filter((name) => name.startsWith('typescript-'));
}

/** Compiles files with each of the other compilers. Only messages about them and about our declarations count. */
export async function compileWithOthers(
  folder: string,
  toolchains: string,
  files: readonly string[],
): Promise<Fault[]> {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node'],
    strict: true,
    noUncheckedSideEffectImports: true,
    noEmit: true,
  };
  writeFileSync(join(folder, PROJECT), JSON.stringify({ compilerOptions, files }));
  const faults: Fault[] = [];
  for (const name of otherCompilers()) {
    const tsc = join(toolchains, 'node_modules', name, 'bin/tsc');
    const { code, output } = await quietly(process.execPath, [tsc, '-p', PROJECT, '--pretty', 'false'], {
      cwd: folder,
    });
    const messages = output.split('\n').filter((line) => /: error TS|^error TS/.test(line));
    const ours = messages.filter((line) => OURS.test(line) || line.startsWith('error'));
    if (code !== 0 && messages.length === 0) faults.push({ about: name, text: output });
    if (ours.length > 0) faults.push({ about: name, text: ours.join('\n') });
  }
  return faults;
}
