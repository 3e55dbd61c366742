import ts from 'typescript';
import type { Entry } from './readLibraries.ts';

/**
 * Finds the exports of each entry of a library.
 *
 * @param program a consumer's program in which `importer` imports every module of the library
 */
export function exportsBySpecifier(
  program: ts.Program,
  importer: string,
  entries: readonly Entry[],
): ReadonlyMap<string, readonly ts.Symbol[]> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(importer);
  const found = new Map<string, ts.Symbol[]>();
  for (const statement of file?.statements ?? []) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    const isOurs = entries.some(({ specifier }) => specifier === text);
    if (module && isOurs) found.set(text, checker.getExportsOfModule(module));
  }
  return found;
}
