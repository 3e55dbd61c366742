import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { readPushMemory, writePushMemory } from '../../world/push-memory.ts';
import { isKnownPath } from '../router/screens.ts';
import { keepPush } from './keepPush.ts';

beforeEach(() => localStorage.clear());

async function scene() {
  const { api } = createFakeApi({ user: { logout: async () => true } });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  const closed: string[] = [];
  const ended: string[] = [];
  const gone: string[] = [];
  let hear: (event: MessageEvent) => void = () => {};
  const shown = ['notice-1', 'notice-2'].map((tag) => ({ tag, close: () => closed.push(tag) }));
  const registration = {
    getNotifications: async ({ tag }: { tag?: string } = {}) => shown.filter((each) => !tag || each.tag === tag),
    pushManager: { getSubscription: async () => ({ unsubscribe: async () => ended.push('unsubscribed') }) },
  };
  const workers = {
    getRegistration: async () => registration,
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
  } as never;
  keepPush({ world, workers, storage: localStorage, isKnownPath, go: (path) => gone.push(path) });
  const say = (data: unknown) => act(() => hear({ data } as MessageEvent));
  return { world, closed, ended, gone, say };
}

it('ends the notifications of a session that somebody ended, and takes what is shown away [S7]', async () => {
  const { world, closed, ended } = await scene();
  writePushMemory(localStorage, { of: 'somebody', asked: 1 });
  world.app.session.end('left');
  await waitFor(() => expect(ended).toEqual(['unsubscribed']));
  expect(closed).toEqual(['notice-1', 'notice-2']);
  expect(readPushMemory(localStorage)).toMatchObject({ of: '', asked: 1 });
});

it('ends them after a login elsewhere, and remembers that the member wants them', async () => {
  const { world, ended } = await scene();
  writePushMemory(localStorage, { of: 'somebody' });
  world.app.session.end('elsewhere');
  await waitFor(() => expect(ended).toEqual(['unsubscribed']));
  expect(readPushMemory(localStorage).of).toBe('somebody');
});

it('keeps them after a session that lapsed', async () => {
  const { world, closed, ended } = await scene();
  writePushMemory(localStorage, { of: 'somebody' });
  world.app.session.end('timeout');
  await waitFor(() => expect(closed).toEqual(['notice-1', 'notice-2']));
  expect([ended, readPushMemory(localStorage).of]).toEqual([[], 'somebody']);
});

it('takes a notification away that the page tells itself, and only then', async () => {
  const { world, closed, say } = await scene();
  say({ type: 'pushed', tag: 'notice-2' });
  await waitFor(() => expect(closed).toEqual(['notice-2']));
  world.app.session.end('timeout');
  await waitFor(() => expect(closed).toHaveLength(3));
  say({ type: 'pushed', tag: 'notice-1' });
  expect(closed).toHaveLength(3);
});

it.each([
  ['/security', ['/security']],
  ['/order/detail?billNo=1', ['/order/detail?billNo=1']],
  ['https://thief.example/security', []],
  ['//thief.example/security', []],
  ['/nowhere', []],
  [7, []],
])('follows the worker to our own screens alone: %j [S10]', async (path, expected) => {
  const { gone, say } = await scene();
  say({ type: 'open', path });
  say(null);
  expect(gone).toEqual(expected);
});
