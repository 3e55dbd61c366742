import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { Resource } from './Resource.ts';

/** A resource whose calls are answered when the test says so. */
function setUp(onLoaded?: (value: string) => void) {
  const calls: Deferred<string>[] = [];
  const resource = new Resource(() => {
    const call = defer<string>();
    calls.push(call);
    return call.promise;
  }, onLoaded);
  return { resource, calls };
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

function defer<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

describe('Resource', () => {
  it('goes from nothing over loading to its value', async () => {
    const { resource, calls } = setUp();
    expect(resource).toMatchObject({ value: undefined, failure: undefined, isLoading: false, isStale: false });
    const loading = resource.load();
    expect(resource.isLoading).toBe(true);
    calls[0]?.resolve('a');
    await loading;
    expect(resource).toMatchObject({ value: 'a', failure: undefined, isLoading: false, isStale: false });
  });

  it('says why a load failed, and tries again', async () => {
    const { resource, calls } = setUp();
    const first = resource.load();
    calls[0]?.reject(new FakeRefusal('NO_RIGHTS'));
    await first;
    expect(resource).toMatchObject({
      value: undefined,
      failure: { code: 'NO_RIGHTS' },
      isLoading: false,
      isStale: false,
    });
    const second = resource.load();
    calls[1]?.reject(new Error('network'));
    await second;
    expect(resource.failure).toEqual({ code: 'OFFLINE' });
    const third = resource.load();
    calls[2]?.resolve('a');
    await third;
    expect(resource).toMatchObject({ value: 'a', failure: undefined });
  });

  it('keeps the old value during a reload, and after one that fails', async () => {
    const { resource, calls } = setUp();
    resource.set('a');
    const failing = resource.reload();
    expect(resource).toMatchObject({ value: 'a', isLoading: true, isStale: false });
    calls[0]?.reject(new Error('network'));
    await failing;
    expect(resource).toMatchObject({ value: 'a', isLoading: false, isStale: true });
    const working = resource.reload();
    calls[1]?.resolve('b');
    await working;
    expect(resource).toMatchObject({ value: 'b', isStale: false });
  });

  it('shares one call between all who load, and makes none while a good value is there', async () => {
    const { resource, calls } = setUp();
    const loads = [resource.load(), resource.load()];
    calls[0]?.resolve('a');
    await Promise.all([...loads, resource.load()]);
    await resource.load();
    expect(calls).toHaveLength(1);
  });

  it('resolves a reload when the latest answer is there', async () => {
    const { resource, calls } = setUp();
    const seen: (string | undefined)[] = [];
    const first = resource.reload().then(() => seen.push(resource.value));
    const second = resource.reload().then(() => seen.push(resource.value));
    calls[0]?.resolve('old');
    await settle();
    expect([resource.value, resource.isLoading, seen]).toEqual([undefined, true, []]);
    calls[1]?.resolve('new');
    await Promise.all([first, second]);
    expect(seen).toEqual(['new', 'new']);
  });

  it('drops the answer to a call when a value, a failure or another question takes its place', async () => {
    const { resource, calls } = setUp();
    for (const replace of [
      () => resource.set('b'),
      () => resource.fail({ code: 'SELF' }),
      resource.clear,
      resource.stop,
    ]) {
      resource.set('a');
      const loading = resource.reload();
      replace();
      const { value, failure } = resource;
      calls.at(-1)?.resolve('late');
      await loading;
      expect(resource).toMatchObject({ value, failure, isLoading: false });
    }
  });

  it('hands its value to whoever needs it, or throws what the call failed with', async () => {
    const { resource, calls } = setUp();
    const fault = new Error('network');
    const failing = resource.need();
    calls[0]?.reject(fault);
    await expect(failing).rejects.toBe(fault);
    const working = resource.need();
    calls[1]?.resolve('a');
    expect(await working).toBe('a');
    expect(await resource.need()).toBe('a');
    expect(calls).toHaveLength(2);
  });

  it('reports each value that it loads and shows, and no other', async () => {
    const onLoaded = vi.fn();
    const { resource, calls } = setUp(onLoaded);
    resource.set('a');
    const dropped = resource.reload();
    const shown = resource.reload();
    calls[0]?.resolve('late');
    calls[1]?.resolve('b');
    await Promise.all([dropped, shown]);
    expect(onLoaded.mock.calls).toEqual([['b']]);
  });

  it('shows the answer to the latest call, in whatever order answers come', async () => {
    const answer = fc.record({ call: fc.nat(9), works: fc.boolean() });
    const steps = fc.array(fc.oneof(fc.constantFrom('reload' as const, 'clear' as const), answer), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const { resource, calls } = setUp();
        const answered = new Set<number>();
        let latest = -1;
        let expected: { value: string | undefined; fails: boolean } = { value: undefined, fails: false };
        for (const step of script) {
          if (step === 'reload') {
            void resource.reload();
            latest = calls.length - 1;
          } else if (step === 'clear') {
            resource.clear();
            latest = -1;
            expected = { value: undefined, fails: false };
          } else if (step.call < calls.length && !answered.has(step.call)) {
            answered.add(step.call);
            if (step.works) calls[step.call]?.resolve(`answer ${step.call}`);
            else calls[step.call]?.reject(new Error('network'));
            await settle();
            if (step.call === latest) {
              expected = step.works ? { value: `answer ${latest}`, fails: false } : { ...expected, fails: true };
              latest = -1;
            }
          }
          const isLoading = latest >= 0;
          const failure = expected.fails ? { code: 'OFFLINE' } : undefined;
          expect(resource).toMatchObject({ value: expected.value, failure, isLoading });
          expect(resource.isStale).toBe(expected.fails && expected.value !== undefined);
        }
      }),
    );
  });
});
