// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Names of props that mean the same as one of ours. */
const SYNONYMS: Readonly<Record<string, string>> = {
  hint: 'description',
  note: 'description',
  caption: 'description',
  content: 'description',
  helperText: 'description',
  key: 'value',
  current: 'value',
  index: 'value',
  count: 'value',
  options: 'items',
  actions: 'items',
  series: 'items',
  steps: 'items',
};

/** Names that mean something else where they are. */
const OTHERS: ReadonlySet<string> = new Set([
  // Elements, not a list of items.
  'NavBarProps.actions',
  'ResultProps.actions',
  'DialogProps.actions',
  // The panel below a tab.
  'TabItem.content',
  // A position that no item has: after the last step, nothing is left to do.
  'OrderProgressProps.current',
  'RailProps.current',
  // The picture at the start, of a viewer whose value is whether it is open.
  'PictureViewerProps.index',
  'ViewerOptions.index',
]);

const source = import.meta.dirname;
const exported = readFileSync(join(source, 'index.ts'), 'utf8');
const isPublic = (name: string, file: string) => exported.includes(name) || exported.includes(`* from './${file}'`);

/** The props and items that the package exports, as `Interface.prop`. */
function publicProps(): string[] {
  const files = readdirSync(join(source, 'components'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  );
  return files.flatMap((file) => {
    const tree = ts.createSourceFile(
      file,
      readFileSync(join(source, 'components', file), 'utf8'),
      ts.ScriptTarget.ES2022,
    );
    return tree.statements
      .filter(ts.isInterfaceDeclaration)
      .flatMap(({ name, members }) =>
        /Props$|Item$|Step$|Options$|Action$|Look$|Area$/.test(name.text) && isPublic(name.text, `components/${file}`)
          ? members.flatMap((member) =>
              member.name && ts.isIdentifier(member.name) ? [`${name.text}.${member.name.text}`] : [],
            )
          : [],
      );
  });
}

test('components use one word for one thing: value, onChange, items, label, description', () => {
  const props = publicProps();
  expect(props.length).toBeGreaterThan(200);
  const others = props.filter((prop) => (prop.split('.')[1] ?? '') in SYNONYMS && !OTHERS.has(prop));
  expect(others.map((prop) => `${prop}: call it ${SYNONYMS[prop.split('.')[1] ?? '']}`)).toEqual([]);
});
