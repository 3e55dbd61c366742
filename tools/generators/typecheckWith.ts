import { resolve } from 'node:path';
import ts from 'typescript';
import type { GeneratedFile } from './Generator.ts';

interface Options {
  /** The package whose tsconfig applies. */
  readonly project: string;
  /** Selects the files to report on. The others are only imported. */
  readonly report: (file: GeneratedFile) => boolean;
}

/**
 * Type-checks files as if they were in their packages, without writing them: shows them to the compiler beside the
 * real sources. Returns the compiler's messages about the reported files.
 */
export function typecheckWith(files: readonly GeneratedFile[], { project, report }: Options): string[] {
  const overlay = new Map(files.map(({ path, text }) => [resolve(path), text]));
  const configPath = resolve(project, 'tsconfig.json');
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    resolve(project),
  );
  const folders = new Set([...overlay.keys()].flatMap((path) => parents(path)));
  const base = ts.createCompilerHost(config.options);
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (path) => overlay.has(path) || base.fileExists(path),
    readFile: (path) => overlay.get(path) ?? base.readFile(path),
    directoryExists: (path) => folders.has(path) || (base.directoryExists?.(path) ?? true),
    getSourceFile: (path, options, ...rest) => {
      const text = overlay.get(path);
      return text === undefined ? base.getSourceFile(path, options, ...rest) : ts.createSourceFile(path, text, options);
    },
  };
  const sources = files.filter(report).map(({ path }) => resolve(path));
  const ambient = config.fileNames.filter((path) => path.endsWith('.d.ts'));
  const program = ts.createProgram([...sources, ...ambient], config.options, host);
  return sources
    .map((path) => program.getSourceFile(path)!)
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

function parents(path: string): string[] {
  const parent = resolve(path, '..');
  return parent === path ? [] : [parent, ...parents(parent)];
}
