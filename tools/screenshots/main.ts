/**
 * `npm run screenshots`: photographs every story of the static Storybook, and compares the pictures with the run
 * before. `-- PinInput` takes only the stories whose id or title contains the word; `-- --against <run>` compares
 * with a certain run, `--no-build` takes the Storybook as it was last built, `--workers 4` uses more pages at once.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { launchOptions } from '../browser/launchOptions.ts';
import { nx } from '../scripts/run.ts';
import { comparePngs } from './comparePngs.ts';
import { compareRuns, OUTCOMES, type Run } from './compareRuns.ts';
import { photograph } from './photograph.ts';
import { readStories, shotsOf, type StoryIndex } from './readStories.ts';
import { latestComplete, nameRun, pruneRuns, readRun, writeRun } from './runs.ts';
import { fileOf } from './Shot.ts';
import { writeReview } from './writeReview.ts';

const STORYBOOK = 'apps/storybook';
const OUTPUT = 'storybook-static';
const FOLDER = '.tmp/screenshots';
const REVIEW = join(FOLDER, 'review');
/** How many complete runs to keep. */
const KEPT = 3;

const { values, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    workers: { type: 'string', default: String(Math.max(2, availableParallelism())) },
  },
});

if (!values['no-build'] && (await nx('run', '@ezwallet/storybook:build'))) process.exit(1);
const index = JSON.parse(readFileSync(join(STORYBOOK, OUTPUT, 'index.json'), 'utf8')) as StoryIndex;
const stories = readStories(index, patterns);
if (!stories.length) {
  console.error(`No story has ${patterns.map((pattern) => `"${pattern}"`).join(' or ')} in its id or title.`);
  process.exit(1);
}

const against = values.against ?? latestComplete(FOLDER);
if (values.against && !existsSync(join(FOLDER, values.against, 'run.json'))) {
  console.error(`There is no run ${values.against} in ${FOLDER}.`);
  process.exit(1);
}
const name = nameRun(new Date());
const failures = await shoot(join(FOLDER, name));
const run: Run = { complete: patterns.length === 0, shots: shotsOf(stories), failures };
writeRun(join(FOLDER, name), run);
await review(run);
pruneRuns(FOLDER, KEPT, [name, ...(against ? [against] : [])]);

async function shoot(folder: string): Promise<Record<string, string>> {
  ensureChromium(console.log);
  const started = performance.now();
  const server = await preview({
    root: STORYBOOK,
    configFile: false,
    logLevel: 'error',
    build: { outDir: OUTPUT },
    preview: { host: '127.0.0.1', port: 6180 },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
    if (!address) throw new Error('The server of the static Storybook has no address.');
    const onStory = (done: number) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${stories.length} stories`);
    };
    const failed = await photograph({ browser, address, folder, stories, workers: Number(values.workers), onStory });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`\r${shotsOf(stories).length} pictures of ${stories.length} stories in ${seconds} s`);
    return failed;
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Compares, writes the review page and prints a summary. Failed stories fail the run. A person looks at changed ones.
 */
async function review(now: Run) {
  rmSync(REVIEW, { recursive: true, force: true });
  mkdirSync(REVIEW, { recursive: true });
  const before = against ? readRun(join(FOLDER, against)) : undefined;
  const read = (ofRun: string, file: string) => readFileSync(join(FOLDER, ofRun, file));
  const comparisons = compareRuns(before, now, (file) => {
    const difference = comparePngs(read(against!, file), read(name, file));
    if (difference) writeFileSync(join(REVIEW, file), difference.picture);
    return difference?.pixels ?? 0;
  });
  const items = comparisons.map((item) => {
    const file = fileOf(item);
    const { outcome } = item;
    return {
      ...item,
      ...(outcome === 'changed' || outcome === 'gone' ? { before: `../${against}/${file}` } : {}),
      ...(outcome === 'gone' || outcome === 'failed' ? {} : { now: `../${name}/${file}` }),
      ...(outcome === 'changed' ? { difference: file } : {}),
      ...(outcome === 'failed' ? { error: now.failures[file] ?? '' } : {}),
    };
  });
  const page = join(REVIEW, 'index.html');
  await writeReview(page, { run: name, ...(against ? { against } : {}), items });
  const counts = OUTCOMES.map((outcome) => [items.filter((item) => item.outcome === outcome).length, outcome] as const);
  console.log(
    counts
      .filter(([count]) => count)
      .map(([count, outcome]) => `${count} ${outcome}`)
      .join(', '),
  );
  for (const [file, error] of Object.entries(now.failures)) console.error(`✗ ${file}: ${error}`);
  console.log(`Look at ${relative('.', page)}`);
  if (Object.keys(now.failures).length) process.exitCode = 1;
}
