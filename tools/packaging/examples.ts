import { importedWhole } from './importedWhole.ts';

/** A piece of code in the documentation. */
export interface Example {
  /** Where it is, for messages. */
  readonly from: string;
  readonly code: string;
  readonly language: 'ts' | 'tsx';
  /** Whether Node can run it as it is. */
  readonly runs: boolean;
  /** Whether it may use undeclared names. A doc comment uses names that its reader knows. */
  readonly open: boolean;
}

const FENCE = /^(<!-- runs in Node -->\n+)?```(tsx?)\n([\s\S]*?)^```$/gm;

/** Every ts and tsx block of a README. A comment `<!-- runs in Node -->` before a block says that Node can run it. */
export function readmeExamples(name: string, readme: string): Example[] {
  return [...readme.matchAll(FENCE)].map(([, mark, language, code = ''], index) => ({
    from: `README of ${name}, example ${index + 1}`,
    code,
    language: language === 'tsx' ? 'tsx' : 'ts',
    runs: mark !== undefined,
    open: false,
  }));
}

const NAME = /[A-Za-z_$][\w$]*/g;
const IMPORT = /^import\s/m;
const JSX = /^\s*</m;

/**
 * The code of an `@example` tag. If it imports nothing, it gets imports of the package's names that it uses.
 *
 * @param exported names that a module of the package exports, by module
 */
export function docExample(from: string, text: string, exported: ReadonlyMap<string, readonly string[]>): Example {
  const language = JSX.test(text) ? 'tsx' : 'ts';
  if (IMPORT.test(text)) return { from, code: text, language, runs: false, open: true };
  const used = new Set(text.match(NAME));
  const imports = [...exported].flatMap(([specifier, names]) => {
    const whole = importedWhole[specifier];
    if (whole !== undefined) return used.delete(whole) ? [`import * as ${whole} from '${specifier}';`] : [];
    const taken = names.filter((name) => used.delete(name));
    return taken.length ? [`import { ${taken.join(', ')} } from '${specifier}';`] : [];
  });
  const shown = language === 'tsx' ? `<>${text}</>;` : text;
  return { from, code: [...imports, shown].join('\n'), language, runs: false, open: true };
}
