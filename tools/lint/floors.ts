/**
 * `npm run floors`: folders that import each other, and how the code is cut into files, by root.
 * `-- --list` also names the long and the short files.
 */
import { cruise, importsIn } from './cruise.ts';
import { fileSizes } from './fileSizes.ts';
import { describePair, folderPairs } from './folderPairs.ts';
import { readTree } from './readTree.ts';
import { ROOTS } from './roots.ts';
import { describeFault } from './Rule.ts';
import { sizes as sizesRule } from './sizes.ts';

const pairs = folderPairs(importsIn(await cruise()));
for (const pair of pairs) console.log(describePair(pair));

const columns = ['root', 'files', 'median lines', 'over 300', '15 or fewer', 'tests', 'pairs'];
const tree = readTree();
const sizes = fileSizes(ROOTS, tree);
const rows = sizes.map(({ root, files, medianLines, long, short, tests }) => {
  const found = String(pairs.filter((pair) => pair.root === root).length);
  const cells = [files, medianLines, long.length, short.length, tests].map(String);
  return [root, ...cells, found];
});
const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
console.log();
for (const row of [columns, ...rows]) {
  console.log(
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  '),
  );
}

for (const fault of sizesRule.check(tree)) console.log(describeFault(fault));

if (process.argv.includes('--list')) {
  for (const { long, short } of sizes) {
    for (const path of long) console.log(`over 300 lines: ${path}`);
    for (const path of short) console.log(`15 lines or fewer: ${path}`);
  }
}
