import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ServerEvent, superviseServer } from './superviseServer.ts';

/** A server that can be switched off, and that fails to start so many times. */
function fakeServer(failures = 0) {
  const state = { isAlive: true, failures, starts: 0 };
  return {
    state,
    isAlive: () => Promise.resolve(state.isAlive),
    revive: () => {
      state.starts += 1;
      if (state.failures-- > 0) return Promise.reject(new Error('No space left on device'));
      state.isAlive = true;
      return Promise.resolve({ isOurs: true });
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10);
}

it('leaves a living server alone', async () => {
  const server = fakeServer();
  const supervision = superviseServer(server, () => expect.unreachable());
  await sleep(600);
  await supervision.stop();
  expect(server.state.starts).toBe(0);
});

it('tries with growing pauses until the server is back, every time it is lost', async () => {
  const server = fakeServer(2);
  const events: ServerEvent[] = [];
  const supervision = superviseServer(server, (event) => events.push(event));
  server.state.isAlive = false;
  await until(() => !supervision.isUp());
  await until(() => supervision.isUp());
  expect(events).toMatchObject([
    { kind: 'lost' },
    { kind: 'failed', attempt: 1, retryIn: 250, error: { message: 'No space left on device' } },
    { kind: 'failed', attempt: 2, retryIn: 500 },
    { kind: 'back', isOurs: true },
  ]);
  server.state.isAlive = false;
  await until(() => events.length === 6);
  expect(events.slice(4)).toMatchObject([{ kind: 'lost' }, { kind: 'back' }]);
  await supervision.stop();
});

it('gives up at once when told to stop', async () => {
  const server = fakeServer(Infinity);
  const events: string[] = [];
  const supervision = superviseServer(server, ({ kind }) => events.push(kind));
  server.state.isAlive = false;
  await until(() => events.filter((kind) => kind === 'failed').length === 2);
  await supervision.stop();
  const { starts } = server.state;
  await sleep(700);
  expect(server.state.starts).toBe(starts);
  expect(supervision.isUp()).toBe(false);
});
