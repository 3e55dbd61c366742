/** The examples of the README compile, and its sizes are correct. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { kilobytes } from './bench/bundle.ts';

const PATIENCE_MS = 60_000;
const source = new URL('.', import.meta.url);
const readme = readFileSync(new URL('../README.md', source), 'utf8');
const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);

/** Compiles virtual files beside the sources, with the package's own options. */
function diagnose(codes: readonly string[]): string[][] {
  const config = fileURLToPath(new URL('../tsconfig.json', source));
  const { options } =
    ts.getParsedCommandLineOfConfigFile(config, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }) ?? {};
  if (!options) throw new Error(`${config} cannot be read.`);
  const files = new Map(codes.map((code, index) => [fileURLToPath(new URL(`example-${index}.ts`, source)), code]));
  const host = ts.createCompilerHost({ ...options, noUnusedLocals: false });
  const readSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    const code = files.get(name);
    return code === undefined ? readSourceFile(name, version) : ts.createSourceFile(name, code, version);
  };
  const program = ts.createProgram([...files.keys()], { ...options, noUnusedLocals: false }, host);
  return [...files.keys()].map((name) => {
    const file = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

describe('the examples of the README', () => {
  it('compile', { timeout: PATIENCE_MS }, () => {
    const wrong = `${examples[0] ?? ''}\nawait client.user.getUserBalance({ exchangeCurrency: 7 });`;
    const [last, ...rest] = diagnose([...examples, wrong]).reverse();
    expect(rest).toEqual(examples.map(() => []));
    expect(last).toHaveLength(1);
  });

  it('start with one of ten lines', () => {
    expect(examples.length).toBeGreaterThan(1);
    expect(examples[0]?.trim().split('\n')).toHaveLength(10);
  });
});

describe('the sizes in the README', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', source), 'utf8')) as {
    exports: Record<string, Record<string, string> | undefined>;
  };
  const stated = [...readme.matchAll(/^\| `([./\w-]+)` \| .* \| ([\d.]+) \|$/gm)].map(
    ([, entry = '', size = '']) => [entry, Number(size)] as const,
  );

  it.each(stated)('%s loads at most %d KB, and not much less', { timeout: PATIENCE_MS }, async (entry, size) => {
    const file = exports[entry.replace('/', './')]?.['@ezwallet/source']?.replace('./src/', '../');
    // The client and version 2 load version 1 on demand, which its own entry has at once.
    const later = entry === '/envelope' ? ['*/browserRsa.ts'] : ['*/createEnvelopeV1.ts'];
    const measured = await kilobytes(`export * from '${file}';`, later);
    expect(measured).toBeLessThanOrEqual(size);
    expect(measured).toBeGreaterThan(size * 0.8);
  });

  it('are stated for every entry that a page can load', () => {
    const entries = Object.keys(exports).filter((entry) => !/\.(?:json|html)$|^\.\/testing$/.test(entry));
    expect(stated.map(([entry]) => entry)).toEqual(entries.map((entry) => entry.replace('./', '/')).sort());
  });
});
