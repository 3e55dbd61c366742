import { chromium, type Page } from 'playwright';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { launchOptions } from '../browser/launchOptions.ts';
import { nx } from '../scripts/run.ts';
import type { Row } from './Row.ts';
import { startGateway } from './startGateway.ts';

const RUNS = 5;
const FREE_WITHIN_MS = 1500;
const LONGEST_TASK_MS = 50;
/** A phone of four years ago on a mobile network: 1.6 Mbit/s down, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PAINT_WITHIN_MS = 1000;
const FORM_WITHIN_MS = 1800;

interface Trace {
  /** When the last task of over 50 ms ended, in ms since navigation; 0 without one. */
  readonly freeAt: number;
  /** The longest task, in ms. */
  readonly longest: number;
  /** When something was drawn, and when the form was there, in ms since navigation. */
  readonly paint: number;
  readonly form: number;
  /** Requests until the form was there. */
  readonly requests: number;
}

/** Watches long tasks from the start of the page until it has been quiet for a while. */
async function trace(page: Page, url: string): Promise<Trace> {
  await page.addInitScript(() => {
    const tasks: { end: number; duration: number }[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ end: startTime + duration, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  let asked = 0;
  page.on('request', () => (asked += 1));
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('textbox').first().waitFor();
  const form = await page.evaluate(() => performance.now());
  const requests = asked;
  await page.waitForTimeout(2500);
  const tasks = await page.evaluate(
    () => (window as unknown as { longTasks: { end: number; duration: number }[] }).longTasks,
  );
  return {
    freeAt: Math.max(0, ...tasks.map(({ end }) => end)),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    paint: await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    form,
    requests,
  };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * First visits to /login: what a slow phone on a mobile network sees and when, when the page is free on a CPU slowed down four
 * times, and its longest task at full speed.
 */
export async function firstLoadBench(): Promise<Row[]> {
  ensureChromium(console.log);
  const code = await nx('run-many', '-t', 'build', '-p', '@ezwallet/wallet', '@ezwallet/gateway');
  if (code !== 0) throw new Error('The build failed. Its output is above.');
  const gateway = await startGateway();
  const browser = await chromium.launch(launchOptions());
  const visit = async (slowdown: number, network?: typeof NETWORK): Promise<Trace> => {
    // The worker would load what the next start needs at the same time.
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
    }
    const result = await trace(page, `${gateway.origin}/login`);
    await context.close();
    return result;
  };
  try {
    const slow: Trace[] = [];
    const full: Trace[] = [];
    const mobile: Trace[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      slow.push(await visit(4));
      full.push(await visit(1));
      mobile.push(await visit(4, NETWORK));
    }
    const onMobile = (what: string, read: (run: Trace) => number, limit: number): Row => {
      const value = median(mobile.map(read));
      return {
        what: `/login on 1.6 Mbit/s, CPU slowed 4x: ${what}`,
        value: `${value.toFixed(0)} ms`,
        yardstick: `${limit} ms`,
        ratio: value / limit,
        aim: '≤ 1',
        met: value <= limit,
      };
    };
    const freeAt = median(slow.map((run) => run.freeAt));
    const longest = median(full.map((run) => run.longest));
    return [
      onMobile('first paint', (run) => run.paint, PAINT_WITHIN_MS),
      onMobile(`form, ${median(mobile.map((run) => run.requests))} requests`, (run) => run.form, FORM_WITHIN_MS),
      {
        what: '/login free, CPU slowed 4x',
        value: `${freeAt.toFixed(0)} ms`,
        yardstick: `${FREE_WITHIN_MS} ms`,
        ratio: freeAt / FREE_WITHIN_MS,
        aim: '≤ 1',
        met: freeAt <= FREE_WITHIN_MS,
      },
      {
        what: 'longest task of a first visit with key exchange',
        value: `${longest.toFixed(0)} ms`,
        yardstick: `${LONGEST_TASK_MS} ms`,
        ratio: longest / LONGEST_TASK_MS,
        aim: '≤ 1',
        met: longest <= LONGEST_TASK_MS,
      },
    ];
  } finally {
    await browser.close();
    await gateway.stop();
  }
}
