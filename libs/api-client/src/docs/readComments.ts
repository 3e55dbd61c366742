import ts from 'typescript';

type Named = Readonly<Record<string, unknown>>;

/** The parts of a valibot schema that hold other schemas, apart from the entries of objects. */
const PARTS = ['item', 'items', 'key', 'options', 'pipe', 'rest', 'value', 'wrapped'] as const;

const isObject = (value: unknown): value is Named => typeof value === 'object' && value !== null;

/** One member of an interface, as its source declares it. */
export interface Member {
  readonly name: string;
  readonly type: 'boolean' | 'number' | 'string' | 'other';
  readonly required: boolean;
  readonly comment: string;
}

/** Doc comments of the sources. The documents repeat them, so that nobody writes them twice. */
export interface Comments {
  /** Comments of what a file exports, by name. */
  readonly ofExports: (file: string) => ReadonlyMap<string, string>;
  /** Members of an interface that a file exports. */
  readonly ofInterface: (file: string, name: string) => readonly Member[];
  /** Comments of the properties of an exported constant, or of one of its properties. */
  readonly ofProperties: (file: string, name: string, property?: string) => ReadonlyMap<string, string>;
  /** Comments of the fields of every object schema within an exported one, by its `entries` and field. */
  readonly ofFields: (
    file: string,
    name: string,
    exported: unknown,
  ) => ReadonlyMap<unknown, ReadonlyMap<string, string>>;
}

const LINK = /\{@link\s+([^}\s]+)[^}]*\}/g;

/** Reads the sources with the compiler, because only the compiler knows the comment of a spread or a re-export. */
export function readComments(files: readonly string[], tsconfig: string): Comments {
  const { options } =
    ts.getParsedCommandLineOfConfigFile(tsconfig, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }) ??
    {};
  if (!options) throw new Error(`${tsconfig} cannot be read.`);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  function commentOf(symbol: ts.Symbol): string {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return text
      .replace(LINK, '`$1`')
      .replace(/\s*\n\s*\n\s*/g, '\n\n')
      .replace(/(?<!\n)\n(?![\n\-*])/g, ' ')
      .trim();
  }

  function exportsOf(file: string): readonly ts.Symbol[] {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module of the program; does a file with this name exist?`);
    return checker.getExportsOfModule(module);
  }

  function exported(file: string, name: string): ts.Symbol {
    const symbol = exportsOf(file).find((candidate) => candidate.name === name);
    if (!symbol) throw new Error(`${file} exports no ${name}.`);
    return symbol;
  }

  const typeOfProperty = (type: ts.Type, name: string): ts.Type | undefined => {
    const property = checker.getPropertyOfType(type, name);
    return property && checker.getTypeOfSymbol(property);
  };

  const memberType = (type: ts.Type): Member['type'] => {
    const bare = checker.getNonNullableType(type);
    if (bare.flags & ts.TypeFlags.StringLike) return 'string';
    if (bare.flags & ts.TypeFlags.NumberLike) return 'number';
    return bare.flags & ts.TypeFlags.BooleanLike ? 'boolean' : 'other';
  };

  return {
    ofExports: (file) => new Map(exportsOf(file).map((symbol) => [symbol.name, commentOf(symbol)])),
    ofInterface: (file, name) =>
      checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported(file, name))).map((symbol) => ({
        name: symbol.name,
        type: memberType(checker.getTypeOfSymbol(symbol)),
        required: !(symbol.flags & ts.SymbolFlags.Optional),
        comment: commentOf(symbol),
      })),
    ofProperties(file, name, property) {
      const whole = checker.getTypeOfSymbol(exported(file, name));
      const type = property === undefined ? whole : typeOfProperty(whole, property);
      return new Map((type ? checker.getPropertiesOfType(type) : []).map((symbol) => [symbol.name, commentOf(symbol)]));
    },
    ofFields(file, name, value) {
      const found = new Map<unknown, Map<string, string>>();
      const visit = (schema: unknown, type: ts.Type | undefined): void => {
        if (!isObject(schema) || !type || found.has(schema)) return;
        found.set(schema, new Map());
        const { entries } = schema;
        const entryTypes = typeOfProperty(type, 'entries');
        if (isObject(entries) && entryTypes) {
          const fields = found.get(entries) ?? new Map<string, string>();
          found.set(entries, fields);
          for (const [key, entry] of Object.entries(entries)) {
            const symbol = checker.getPropertyOfType(entryTypes, key);
            if (!symbol) continue;
            const comment = commentOf(symbol);
            if (comment) fields.set(key, comment);
            visit(entry, checker.getTypeOfSymbol(symbol));
          }
        }
        for (const part of PARTS) {
          const inner = schema[part];
          const innerType = typeOfProperty(type, part);
          if (!innerType) continue;
          if (Array.isArray(inner)) inner.forEach((one, index) => visit(one, typeOfProperty(innerType, String(index))));
          else visit(inner, innerType);
        }
      };
      const type = checker.getTypeOfSymbol(exported(file, name));
      if (isObject(value) && 'request' in value) visit(value['request'], typeOfProperty(type, 'request'));
      if (isObject(value) && 'response' in value) visit(value['response'], typeOfProperty(type, 'response'));
      visit(value, type);
      return found;
    },
  };
}
