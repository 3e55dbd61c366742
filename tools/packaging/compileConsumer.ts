import { join, relative } from 'node:path';
import ts from 'typescript';

/** The ways in which a consumer's compiler finds modules. */
const resolutions = {
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
} as const satisfies Record<string, ts.CompilerOptions>;

export type Resolution = keyof typeof resolutions;

/** One message of the compiler. */
export interface Diagnosis {
  readonly code: number;
  readonly text: string;
  /** The source text that it points at. */
  readonly name: string;
}

interface Compiled {
  readonly program: ts.Program;
  /** Returns the compiler's messages about the consumer's files and our declarations, by path. */
  diagnose(): Map<string, readonly Diagnosis[]>;
}

/** Compiles files of a folder with the packages installed there. */
export function compileConsumer(folder: string, files: readonly string[], resolution: Resolution): Compiled {
  const options: ts.CompilerOptions = {
    ...resolutions[resolution],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    types: ['node'],
    typeRoots: [join(folder, 'node_modules/@types')],
    strict: true,
    noUncheckedSideEffectImports: true,
    noEmit: true,
  };
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    options,
  );
  const ours = join(folder, 'node_modules/@ezwallet/');
  const isLookedAt = ({ fileName }: ts.SourceFile) =>
    fileName.startsWith(ours) || (fileName.startsWith(folder) && !fileName.includes('/node_modules/'));

  const diagnose = () => {
    const found = program
      .getSourceFiles()
      .filter(isLookedAt)
      .map((file) => [relative(folder, file.fileName), messagesOf(program, file)] as const);
    return new Map(found.filter(([, messages]) => messages.length > 0));
  };
  return { program, diagnose };
}

function messagesOf(program: ts.Program, file: ts.SourceFile): Diagnosis[] {
  const all = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return all.map(({ code, start = 0, length = 0, messageText }) => {
    const { line } = file.getLineAndCharacterOfPosition(start);
    const text = `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    return { code, text, name: file.text.slice(start, start + length) };
  });
}
