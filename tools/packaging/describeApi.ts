import { createHash } from 'node:crypto';
import ts from 'typescript';
import { exportsBySpecifier } from './exportsBySpecifier.ts';
import type { Library } from './readLibraries.ts';

/** A longer declaration is shown as its hash. The type of a schema fills pages, and only a change of it matters. */
const LONGEST = 400;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
/** Bundled declarations share files, whose names change with their content. */
const CHUNK = /[\w./-]*chunks\/[\w-]+\.js/g;

/** TypeScript writes the members of a union in the order in which it finds them, which differs between builds. */
const LITERALS = /(?:"[^"]*"|-?\d+)(?: \| (?:"[^"]*"|-?\d+))+/g;
const inOrder = (union: string) => union.split(' | ').toSorted().join(' | ');

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function textOf(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = statement
    .getText()
    .replace(COMMENT, '')
    .replace(CHUNK, '')
    .replace(/\s+/g, ' ')
    .replace(LITERALS, inOrder)
    .trim();
  return text.length <= LONGEST ? text : `${text.slice(0, 80)}… ${digest(text)}`;
}

/**
 * Writes a library's public API as text: every entry, every exported name, and its declaration.
 *
 * @param program a consumer's program in which `importer` imports every module of the library
 */
export function describeApi(program: ts.Program, importer: string, { entries }: Library): string {
  const checker = program.getTypeChecker();
  const sections = [...exportsBySpecifier(program, importer, entries)].map(([specifier, symbols]) => {
    const lines = symbols.map((alias) => {
      const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
      return `${alias.name}: ${(symbol.declarations ?? []).map(textOf).join(' | ')}`;
    });
    return [`## ${specifier}`, '', ...lines.toSorted(), ''].join('\n');
  });
  return sections.join('\n');
}
