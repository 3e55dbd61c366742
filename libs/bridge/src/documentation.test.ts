import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, { readonly '@ezwallet/source': string } | string>>;
};
const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry['@ezwallet/source']],
);

const FENCE = /```ts\n([\s\S]*?)```/g;
const EXAMPLE = /^ \* @example\n((?: \*(?!\/| @).*\n)+)/gm;

interface Example {
  readonly from: string;
  readonly code: string;
}

function examplesOf(file: string): Example[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = [...text.matchAll(file.endsWith('.md') ? FENCE : EXAMPLE)];
  return found.map(([, code = ''], index) => ({ from: `${file} ${index + 1}`, code: code.replace(/^ \* ?/gm, '') }));
}

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => join('src', file));
const examples = ['README.md', ...sources].flatMap(examplesOf);

/** Type-checks the examples as if each were a file of this package that imports the package by its name. */
function compile(): { readonly faults: string[]; readonly undocumented: string[] } {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    ROOT,
  );
  options.noUnusedLocals = false;
  const files = new Map(examples.map(({ code }, index) => [join(ROOT, `src/example-${index}.ts`), code]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const code = files.get(path);
    return code === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, code, version);
  };
  const program = ts.createProgram([...files.keys(), ...entries.map((entry) => join(ROOT, entry))], options, host);
  const faults = [...files.keys()].flatMap((path, index) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${examples[index]?.from}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
  const checker = program.getTypeChecker();
  const undocumented = entries.flatMap((entry) => {
    const module = program.getSourceFile(join(ROOT, entry));
    const symbol = module && checker.getSymbolAtLocation(module);
    return (symbol ? checker.getExportsOfModule(symbol) : [])
      .map((name) => (name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name))
      .filter((name) => name.flags & ts.SymbolFlags.Value)
      .filter((name) => !name.getJsDocTags(checker).some((tag) => tag.name === 'example'))
      .map(({ name }) => name);
  });
  return { faults, undocumented };
}

describe('the documentation', () => {
  it('has an example for every exported value, and all examples compile', { timeout: 60_000 }, () => {
    expect(examples.length).toBeGreaterThan(entries.length);
    expect(compile()).toEqual({ faults: [], undocumented: [] });
  });

  it('starts with an example of ten lines', () => {
    const lines = examples[0]?.code.split('\n').filter((line) => line.trim() !== '') ?? [];
    expect(lines.length).toBeLessThanOrEqual(10);
  });
});
