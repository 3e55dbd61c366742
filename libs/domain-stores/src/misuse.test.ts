/** Code without types gets words: what is missing, why that matters and how to fix it. Never an error of the engine, nor silence. */
import { describe, expect, it } from 'vitest';
import { createAppStores, Resource, SessionScope } from './index.ts';
import { createFakeDeps } from './testing/index.ts';

/** Calls without types. */
const make = createAppStores as (deps?: unknown) => unknown;
const follow = (...args: unknown[]) => Reflect.construct(SessionScope, args) as unknown;

describe('misuse', () => {
  it.each<[string, () => unknown]>([
    ['createAppStores()', () => make()],
    ['createAppStores({})', () => make({})],
    ['createAppStores(null)', () => make(null)],
    ['new SessionScope()', () => follow()],
    ['new SessionScope(undefined, deps)', () => follow(undefined, createFakeDeps())],
    ['new SessionScope(app)', () => follow(createAppStores(createFakeDeps()))],
    ['new Resource()', () => Reflect.construct(Resource, [])],
    ['new Resource(promise)', () => Reflect.construct(Resource, [Promise.resolve(1)])],
  ])('%s says what it lacks, why that matters, and what to pass', (_call, run) => {
    expect(run).toThrow(/ lacks .*: .* Pass /);
  });
});
