import { describe, expect, it, vi } from 'vitest';
import { FakeClock, settle } from '@ezwallet/domain-stores/testing';
import { takeNewer } from './takeNewer.ts';

function scene({ controlled = true, isWaiting = true, isFree = true } = {}) {
  const clock = new FakeClock();
  const posted: unknown[] = [];
  const reload = vi.fn<() => void>();
  let change = () => {};
  let isVisible = true;
  let look = (_visible: boolean) => {};
  const waiting = isWaiting ? { postMessage: (message: unknown) => void posted.push(message) } : null;
  takeNewer({
    workers: {
      controller: controlled ? {} : null,
      getRegistration: () => Promise.resolve({ waiting }),
      addEventListener: (_type: string, hear: () => void) => (change = hear),
    } as unknown as ServiceWorkerContainer,
    visibility: {
      get visible() {
        return isVisible;
      },
      subscribe: (listener) => {
        look = listener;
        return () => {};
      },
    },
    clock,
    isFree: () => isFree,
    reload,
  });
  const show = (visible: boolean) => {
    isVisible = visible;
    look(visible);
  };
  return { clock, posted, reload, show, change: () => change() };
}

describe('a newer worker [S42]', () => {
  it('takes over while nobody has looked for five minutes, and the page loads again', async () => {
    const { clock, posted, reload, show, change } = scene();
    show(false);
    await clock.advance(299_000);
    expect(posted).toEqual([]);
    await clock.advance(1_000);
    await settle();
    expect(posted).toEqual(['skipWaiting']);
    change();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['somebody comes back before', {}, true],
    ['money is under way', { isFree: false }, false],
    ['none waits', { isWaiting: false }, false],
    ['there was no worker before', { controlled: false }, false],
  ] as const)('does not while %s', async (_, given, comesBack) => {
    const { clock, posted, show } = scene(given);
    show(false);
    await clock.advance(60_000);
    if (comesBack) show(true);
    await clock.advance(600_000);
    await settle();
    expect(posted).toEqual([]);
  });

  it('never loads a page again that somebody looks at', async () => {
    const { reload, change } = scene();
    change();
    expect(reload).not.toHaveBeenCalled();
  });
});
