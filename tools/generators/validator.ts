import type { Generator } from './Generator.ts';
import { kebab, pascal, prose, upper } from './naming.ts';

/** A check with its typed issue, a test and a face. */
export const validator: Generator = {
  kind: 'validator',
  usage: '<name>                     e.g. postal-code',
  about: 'a check in libs/validators: folder, issue type, test',
  generate(name) {
    const folder = `libs/validators/src/${kebab(name)}`;
    const check = `check${pascal(name)}`;
    const issue = `${pascal(name)}Issue`;
    const empty = `${upper(name)}_EMPTY`;
    return {
      files: [
        {
          path: `${folder}/${check}.ts`,
          text: `import { accept, refuse, type Checked, type Issue } from '../checked.ts';

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
      edits: [
        `libs/validators/src/index.ts and issueCodes.ts: export the folder and list ${issue}`,
        `libs/validators/package.json: add "./${kebab(name)}" to exports`,
      ],
    };
  },
};
