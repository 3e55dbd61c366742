import { expect, it } from 'vitest';
import { Slots } from './Slots.ts';

it('runs as many at once as it has places, lets others wait, and turns more away', async () => {
  const slots = new Slots(2, 1);
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const act = async () => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return 'done';
  };
  const [one, two, three] = [slots.run(act), slots.run(act), slots.run(act)];
  expect(await slots.run(act)).toBeUndefined();
  ends[0]?.();
  expect(await one).toBe('done');
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all([two, three])).toEqual(['done', 'done']);
  expect(most).toBe(2);
});

it('has its place again after an action that fails', async () => {
  const slots = new Slots(1, 0);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots.run(() => Promise.resolve('done'))).toBe('done');
});
