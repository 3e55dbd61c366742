import { expect, it } from 'vitest';
import { namedFiles } from './namedFiles.ts';

const SOURCE = { path: 'apps/gateway/src/money/transfers/transfer.ts', text: '' };
const page = (text: string, path = 'docs/money-path.md') => ({ path, text });

it('finds a file that has moved, with its line', () => {
  expect(namedFiles.check([SOURCE, page('The way:\n`src/transfers/transfer.ts` is the script.')])).toEqual([
    { path: 'docs/money-path.md', line: 2, text: 'src/transfers/transfer.ts is not there.' },
  ]);
});

it.each([
  ['a path from the root', '`apps/gateway/src/money/transfers/transfer.ts`'],
  ['the end of a path', '`transfers/transfer.ts`'],
  ['an export of a package', '`@ezwallet/ui/styles.css`'],
  ['a file that a gateway writes', '`DATA_DIR/secrets.json`'],
  ['a file without a folder', '`policy.json`'],
])('leaves %s', (_, text) => {
  expect(namedFiles.check([SOURCE, page(text)])).toEqual([]);
});

it('leaves decisions and histories as they were', () => {
  const old = '`src/transfers/transfer.ts`';
  expect(namedFiles.check([page(old, 'docs/adr/0001-a.md'), page(old, 'libs/ui/CHANGELOG.md')])).toEqual([]);
});
