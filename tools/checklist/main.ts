/**
 * `npm run checklist`: runs the tests that prove the security checklist, and prints one line for each of its rules.
 * `-- --names` only lists the tests of each rule; `-- --without-browser` leaves out the flows, which need a build.
 */
import { parseArgs } from 'node:util';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { nx } from '../scripts/run.ts';
import { PENDING } from './PENDING.ts';
import { RULES } from './rules.ts';
import { type Outcome, runSuite } from './runSuite.ts';
import { suitesOf } from './suites.ts';
import { findTaggedFiles, rulesIn } from './tags.ts';
import { describeVerdict, judge } from './verdicts.ts';

const { values } = parseArgs({
  options: { names: { type: 'boolean', default: false }, 'without-browser': { type: 'boolean', default: false } },
});

const found = findTaggedFiles('.');
const files = values['without-browser'] ? found.filter(({ path }) => !path.endsWith('.e2e.ts')) : found;

if (values.names) {
  for (const { number, text } of RULES) {
    console.log(`${String(number).padStart(2)}  ${text}`);
    for (const { path, titles } of files)
      for (const title of titles) if (rulesIn(title).includes(number)) console.log(`      ${path}: ${title}`);
  }
  // The tests write caches, reports and builds. A list writes nothing.
  process.exit(0);
}

const suites = suitesOf(files);

if (!values['without-browser']) {
  ensureChromium(console.log);
  const code = await nx('run-many', '-t', 'build', '-p', '@ezwallet/gateway,@ezwallet/wallet');
  if (code !== 0) throw new Error('The build failed, so that there is nothing to test in a browser.');
}

const outcomes: Outcome[] = [];
for (const suite of suites) {
  console.log(`${suite.runner} in ${suite.folder}: ${suite.files.length} files`);
  outcomes.push(...(await runSuite(suite)));
}

console.log();
const verdicts = judge(RULES, files, outcomes, PENDING);
for (const verdict of verdicts) {
  console.log(describeVerdict(verdict));
  for (const { path, title, passed } of verdict.outcomes) if (!passed) console.log(`      ✗ ${path}: ${title}`);
}
const count = (state: string) => verdicts.filter((verdict) => verdict.state === state).length;
const pending = Object.keys(PENDING).length;
console.log(`\n${count('holds')} hold, ${count('fails')} fail, ${count('not built')} are not built.`);
if (values['without-browser'])
  console.log('The browser flows did not run, so that a rule may hold here that they would show to be broken.');
process.exitCode = count('fails') > 0 || pending > 0 ? 1 : 0;
