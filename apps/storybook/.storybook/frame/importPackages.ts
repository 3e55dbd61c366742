/** A line that reads a package from a property of the window: `var all = __NAME__, { A, B: b } = __NAME__;` */
const READ = /^var ([\w$]+) = (__[A-Z_]+__), \{([^{}]*)\} = \2;$/gm;

/** Whether the code has a name, in other places than in a text and as the name of a property. */
const has = (code: string, name: string) =>
  new RegExp(`(?<![\\w$"']|(?<!\\.\\.)\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);

/** Whether a package has named exports. React's is an object. */
const hasNames = (from: string) => !from.startsWith('react');

/**
 * Writes imports where code of Storybook reads packages from properties of the window. The build
 * then leaves out the parts of a package that the code does not use.
 * @param code an ES module
 * @param globals names of the properties by the packages that they hold
 */
export function importPackages(code: string, globals: Readonly<Record<string, string>>): string {
  const packages = new Map(Object.entries(globals).map(([from, name]) => [name, from]));
  const reads = [...code.matchAll(READ)].flatMap(([read, all = '', name = '', parts = '']) => {
    const from = packages.get(name);
    return from && hasNames(from) ? { read, all, from, parts } : [];
  });
  const rest = reads.reduce((text, { read }) => text.replace(read, ''), code);
  const imports = reads.map(({ all, from, parts }) => {
    const used = parts
      .split(',')
      .map((part) => part.trim().split(/\s*:\s*/))
      .filter((names) => has(rest, names.at(-1) ?? ''));
    const whole = has(rest, all) ? `import * as ${all} from '${from}'; ` : '';
    return `${whole}import { ${used.map((names) => names.join(' as ')).join(', ')} } from '${from}';`;
  });
  const objects = [...packages].filter(([name]) => has(rest, name));
  return [...objects.map(([name, from]) => `import ${name} from '${from}';`), ...imports, rest].join('\n');
}
