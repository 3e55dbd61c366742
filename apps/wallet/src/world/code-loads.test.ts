import { expect, it } from 'vitest';
import { codeLoads } from './code-loads.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('waits for what is on its way, asked for once or twice, and for what fails', async () => {
  const heard: boolean[] = [];
  const stop = codeLoads.subscribe(() => heard.push(codeLoads.isWaiting()));
  let arrive = () => {};
  let fail = (_: Error) => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const words = new Promise<void>((_, reject) => (fail = reject));
  void codeLoads.follow(code);
  void codeLoads.follow(code);
  codeLoads.follow(words).catch(() => undefined);
  await turn();
  expect(codeLoads.isWaiting()).toBe(true);
  arrive();
  await turn();
  expect(codeLoads.isWaiting()).toBe(true);
  fail(new Error('The network is gone.'));
  await turn();
  expect(codeLoads.isWaiting()).toBe(false);
  expect(heard.at(-1)).toBe(false);
  stop();
});

it('tells nobody while a screen asks, because React draws then', async () => {
  let told = 0;
  const stop = codeLoads.subscribe(() => (told += 1));
  void codeLoads.follow(Promise.resolve());
  expect(told).toBe(0);
  await turn();
  expect(told).toBeGreaterThan(0);
  stop();
});
