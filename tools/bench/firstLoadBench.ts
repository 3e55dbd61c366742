import { chromium, type Page } from 'playwright';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { launchOptions } from '../browser/launchOptions.ts';
import { nx } from '../scripts/run.ts';
import type { Row } from './Row.ts';
import { startGateway } from './startGateway.ts';

const RUNS = 5;
const FREE_WITHIN_MS = 1500;
const LONGEST_TASK_MS = 50;

interface Trace {
  /** When the last task of over 50 ms ended, in ms since navigation; 0 without one. */
  readonly freeAt: number;
  /** The longest task, in ms. */
  readonly longest: number;
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
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(2500);
  const tasks = await page.evaluate(
    () => (window as unknown as { longTasks: { end: number; duration: number }[] }).longTasks,
  );
  return {
    freeAt: Math.max(0, ...tasks.map(({ end }) => end)),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * First visits to /login: when the page is free on a CPU slowed down four times, and its longest task at full speed.
 */
export async function firstLoadBench(): Promise<Row[]> {
  ensureChromium(console.log);
  const code = await nx('run-many', '-t', 'build', '-p', '@ezwallet/wallet', '@ezwallet/gateway');
  if (code !== 0) throw new Error('The build failed. Its output is above.');
  const gateway = await startGateway();
  const browser = await chromium.launch(launchOptions());
  const visit = async (slowdown: number): Promise<Trace> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const result = await trace(page, `${gateway.origin}/login`);
    await context.close();
    return result;
  };
  try {
    const slow: Trace[] = [];
    const full: Trace[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      slow.push(await visit(4));
      full.push(await visit(1));
    }
    const freeAt = median(slow.map((run) => run.freeAt));
    const longest = median(full.map((run) => run.longest));
    return [
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
