import { createHash } from 'node:crypto';
import ts from 'typescript';
import { exportsBySpecifier } from './exportsBySpecifier.ts';
import type { Library } from './readLibraries.ts';

/** A declaration longer than this stands by its hash: a schema's type fills pages, and that it changed is what counts. */
const LONGEST = 400;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
/** Bundled declarations share files whose names change with what is in them. */
const CHUNK = /[\w./-]*chunks\/[\w-]+\.js/g;

/** TypeScript writes the members of a union in the order in which it met them, which differs from build to build. */
const LITERALS = /(?:"[^"]*"|-?\d+)(?: \| (?:"[^"]*"|-?\d+))+/g;
const inOrder = (union: string) => union.split(' | ').toSorted().join(' | ');

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function textOf(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = statement.getText().replace(COMMENT, '').replace(CHUNK, '').replace(/\s+/g, ' ').replace(LITERALS, inOrder).trim();
  return text.length <= LONGEST ? text : `${text.slice(0, 80)}… ${digest(text)}`;
}

/**
 * A library's public face as text: every entry, every name it exports, and how that is declared. Two faces are alike
 * when the texts are.
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
