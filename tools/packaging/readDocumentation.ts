import ts from 'typescript';
import { docExample, type Example } from './examples.ts';
import { exportsBySpecifier } from './exportsBySpecifier.ts';
import { importedWhole } from './importedWhole.ts';
import type { Library } from './readLibraries.ts';

interface Documentation {
  /** Exported names without a doc comment, each once, with the first entry that has it. */
  readonly undocumented: readonly { readonly specifier: string; readonly name: string }[];
  /** The examples of the doc comments. */
  readonly examples: readonly Example[];
}

/**
 * Reads the doc comments of a library's exports.
 *
 * @param program a consumer's program in which `importer` imports every module of the library
 */
export function readDocumentation(program: ts.Program, importer: string, { entries }: Library): Documentation {
  const checker = program.getTypeChecker();
  const exportsOf = exportsBySpecifier(program, importer, entries);
  const names = new Map([...exportsOf].map(([specifier, symbols]) => [specifier, symbols.map(({ name }) => name)]));
  const seen = new Set<ts.Symbol>();
  const undocumented: { specifier: string; name: string }[] = [];
  const examples: Example[] = [];
  for (const [specifier, symbols] of exportsOf) {
    for (const alias of symbols) {
      const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
      if (seen.has(symbol)) continue;
      seen.add(symbol);
      const isSilent = symbol.getDocumentationComment(checker).length === 0;
      if (isSilent && !importedWhole[specifier]) undocumented.push({ specifier, name: alias.name });
      const shown = symbol.getJsDocTags(checker).filter(({ name }) => name === 'example');
      for (const { text } of shown) {
        examples.push(docExample(`doc comment of ${alias.name} in ${specifier}`, ts.displayPartsToString(text), names));
      }
    }
  }
  return { undocumented, examples };
}
