import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Example } from './examples.ts';
import type { Fault } from './Fault.ts';
import { quietly } from './quietly.ts';
import { compileConsumer, type Diagnosis } from './compileConsumer.ts';

/** "Cannot find name", with and without a suggestion, and for a shorthand property. */
const UNKNOWN_NAME = new Set([2304, 2552, 18004]);
/** "Implicitly has an 'any' type", for parameters of a function that goes to a name of unknown type. */
const UNTYPED = new Set([7006, 7031]);

/**
 * Compiles examples as files of the consumer. In an open example, an undeclared name can be anything.
 */
export function compileExamples(folder: string, examples: readonly Example[]): Fault[] {
  const listed = examples.map((example, index) => ({ ...example, file: `example-${index}.${example.language}` }));
  const compile = (chosen: readonly (typeof listed)[number][], namesOf: (file: string) => readonly string[]) => {
    for (const { file, code } of chosen) {
      const declared = namesOf(file).map((name) => `declare const ${name}: any;`);
      writeFileSync(join(folder, file), [code, 'export {};', ...declared, ''].join('\n'));
    }
    return compileConsumer(
      folder,
      chosen.map(({ file }) => file),
      'bundler',
    ).diagnose();
  };

  const first = compile(listed, () => []);
  const unknown = new Map(listed.filter(({ open }) => open).map(({ file }) => [file, unknownNames(first.get(file))]));
  const second = compile(
    listed.filter(({ file }) => unknown.get(file)?.length),
    (file) => unknown.get(file) ?? [],
  );
  return listed.flatMap(({ file, from }) => {
    const found = unknown.get(file)?.length
      ? second.get(file)?.filter(({ code }) => !UNTYPED.has(code))
      : first.get(file);
    return found?.length ? [{ about: from, text: found.map(({ text }) => text).join('\n') }] : [];
  });
}

const unknownNames = (messages: readonly Diagnosis[] = []): string[] => [
  ...new Set(messages.filter(({ code }) => UNKNOWN_NAME.has(code)).map(({ name }) => name)),
];

/** Runs the examples that are marked for Node. */
export async function runExamples(folder: string, examples: readonly Example[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [index, { from, code }] of examples.filter(({ runs }) => runs).entries()) {
    const file = `running-${index}.js`;
    writeFileSync(join(folder, file), toJavaScript(code));
    const { code: status, output } = await quietly(process.execPath, [file], { cwd: folder });
    if (status !== 0) faults.push({ about: from, text: output });
  }
  return faults;
}

const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
const toJavaScript = (code: string): string => ts.transpileModule(code, { compilerOptions }).outputText;
