import type { Generator } from './Generator.ts';
import { listedIn } from './lists.ts';
import { kebab, pascal, prose, upper } from './naming.ts';

/** A check with its typed issue, a test and a face. */
export const validator: Generator = {
  kind: 'validator',
  usage: '<name>                     e.g. postal-code',
  about: 'a check in libs/validators: folder, issue type, test, and its place in every list of the package',
  generate(name) {
    const entry = kebab(name);
    const folder = `libs/validators/src/${entry}`;
    const check = `check${pascal(name)}`;
    const issue = `${pascal(name)}Issue`;
    const empty = `${upper(name)}_EMPTY`;
    return {
      files: [
        {
          path: `${folder}/${check}.ts`,
          text: `import { accept, refuse, type Checked, type Issue } from '../checked/checked.ts';

/** Why a ${prose(name)} was refused. */
export type ${issue} = Issue<'${empty}'>;

/**
 * Checks a ${prose(name)}.
 *
 * @returns the ${prose(name)} in its normal form.
 */
export function ${check}(text: string): Checked<string, ${issue}> {
  if (text === '') return refuse('${empty}');
  return accept(text);
}
`,
        },
        { path: `${folder}/index.ts`, text: `export { ${check}, type ${issue} } from './${check}.ts';\n` },
        {
          path: `${folder}/${check}.test.ts`,
          text: `import { describe, expect, it } from 'vitest';
import { ${check} } from './${check}.ts';

describe('${check}', () => {
  it('refuses nothing at all', () => {
    expect(${check}('')).toEqual({ ok: false, issue: { code: '${empty}', params: {} } });
  });
});
`,
        },
      ],
      updates: [
        listedIn('libs/validators/src/index.ts', {
          among: /^export \* from '\.\/(.+)\/index\.ts';$/,
          line: `export * from './${entry}/index.ts';`,
        }),
        listedIn(
          'libs/validators/src/issue-codes.ts',
          {
            among: /^import type \{ .* \} from '\.\/(.+)\/.*';$/,
            line: `import type { ${issue} } from './${entry}/${check}.ts';`,
          },
          { among: /^ {2}\| (\w+Issue)$/, line: `  | ${issue}` },
          { among: /^ {2}(\w+): true,$/, line: `  ${empty}: true,` },
        ),
        listedIn('libs/validators/package.json', {
          among: /^ {4}"\.\/(?!package)([\w-]+)": \{ .* \},$/,
          line: `    "./${entry}": { "@ezwallet/source": "./src/${entry}/index.ts", "types": "./dist/${entry}.d.ts", "default": "./dist/${entry}.js" },`,
        }),
        listedIn('libs/validators/README.md', {
          among: /^\| `\/([\w-]+)` \|/,
          line: `| \`/${entry}\` | \`${check}\` | 0.2 |`,
        }),
        listedIn('tools/packaging/limits.ts', {
          among: /^ {2}'@ezwallet\/validators\/([\w-]+)':/,
          line: `  '@ezwallet/validators/${entry}': validator,`,
        }),
      ],
      edits: [
        `${folder}/${check}.ts: the rules; then its row and size in libs/validators/README.md`,
        `apps/wallet/src/i18n/issueMessages.ts: words for ${empty}`,
      ],
    };
  },
};
