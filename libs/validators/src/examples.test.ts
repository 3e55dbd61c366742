/** The examples of the documentation compile and produce the stated results. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as everything from './index.ts';

const source = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, source), 'utf8');
const PATIENCE_MS = 30_000;

/** Code blocks of the README, as a reader would paste them. */
const blocks = [...read('../README.md').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);

/** `expression // result`: examples of the README and of doc comments with their result. */
const README_RESULT = /^(?:const \w+ = )?([a-z]\w+\(.*\)); \/\/ (.+)$/gm;
const DOC_RESULT = /@example(?:\s+\*)? ([a-z]\w+\(.*?\)(?:\.\w+)?)(?:\s+\*)? \/\/ (.+)$/gm;
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(read);
const examples = [
  ...blocks.flatMap((code) => [...code.matchAll(README_RESULT)]),
  ...sources.flatMap((code) => [...code.matchAll(DOC_RESULT)]),
].map(([, expression = '', result = '']) => [expression, result] as const);

/** Evaluates an expression with this package only. */
function evaluate(expression: string): unknown {
  const names = Object.keys(everything);
  return compileFunction(`return (${expression});`, names)(...names.map((name) => Reflect.get(everything, name)));
}

const parsedFiles = new Map<string, ts.SourceFile>();

/** Compiles a virtual file beside the sources with the package's own options. */
function diagnose(code: string): string[] {
  const config = fileURLToPath(new URL('../tsconfig.json', source));
  const { options } =
    ts.getParsedCommandLineOfConfigFile(config, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }) ?? {};
  if (!options) throw new Error(`${config} cannot be read.`);
  const file = fileURLToPath(new URL('example.ts', source));
  const host = ts.createCompilerHost(options);
  const readSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    if (name === file) return ts.createSourceFile(name, code, version);
    const parsed = parsedFiles.get(name) ?? readSourceFile(name, version);
    if (parsed) parsedFiles.set(name, parsed);
    return parsed;
  };
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('examples', () => {
  it.each(blocks)('compile: %s', { timeout: PATIENCE_MS }, (code) => {
    expect(diagnose(code)).toEqual([]);
    expect(diagnose(`${code}\ncheckNickname(1);`)).not.toEqual([]);
  });

  it('are found', () => {
    expect(blocks.length).toBeGreaterThan(0);
    expect(examples.length).toBeGreaterThan(15);
  });

  it.each(examples)('%s gives %s', (expression, result) => {
    expect(evaluate(expression)).toEqual(evaluate(result));
  });
});
