import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pageSchemas } from '../methods/pageSchemas.ts';
import type { PageProtocol } from '../methods/page-protocol.ts';
import type { Transport } from '../transports/Transport.ts';
import { createBridge } from './createBridge.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const wellFormed = encodeURIComponent(
  JSON.stringify({ v: 1, type: 'request', id, name: 'toBillDetail', data: { billNo: 'B20260101' } }),
);
/** What a mutation must not be: still the same handler with data of the declared form. */
const harmless = /"name":"toBillDetail".*"data":\{"billNo":"[\w-]{1,64}"/;

interface Harness {
  readonly receive: (text: unknown) => void;
  readonly run: () => void;
  readonly thrown: () => void;
}

function open(): Harness {
  let receive: (text: unknown) => void = () => {};
  const transport: Transport = {
    post: () => {},
    onMessage: (receiver) => {
      receive = receiver;
    },
    close: () => {},
  };
  const run = vi.fn<() => void>();
  const thrown = vi.fn<() => void>();
  const handlers = Object.fromEntries(Object.keys(pageSchemas.handles).map((name) => [name, run]));
  createBridge<PageProtocol>({ transport, schemas: pageSchemas, handlers, onHandlerError: thrown });
  return { receive: (text) => receive(text), run, thrown };
}

const edit = fc.tuple(
  fc.nat({ max: wellFormed.length }),
  fc.nat({ max: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const mutation = fc
  .array(edit, { minLength: 1, maxLength: 4 })
  .map((edits) => edits.reduce((text, [at, drop, put]) => text.slice(0, at) + put + text.slice(at + drop), wellFormed));

const hostileData = [{ url: 'javascript:alert(1)' }, { billNo: '../x' }, { image: 'data:' }];

const structural = fc
  .record(
    {
      v: fc.constantFrom(1, 2, '1', null),
      type: fc.constantFrom('request', 'event', 'response', 'toString', 1),
      id: fc.constantFrom(id, '', id.slice(1), 7, null),
      name: fc.oneof(fc.constantFrom(...Object.keys(pageSchemas.handles), '__proto__', 'constructor'), fc.string()),
      ok: fc.constantFrom(true, false, 'yes'),
      error: fc.jsonValue(),
      data: fc.oneof(fc.jsonValue(), fc.constantFrom(...hostileData)),
    },
    { requiredKeys: [] },
  )
  .filter(({ name }) => !isParameterless(name))
  .map((message) => encodeURIComponent(JSON.stringify(message)));

/** Handlers without data run on any well-formed request; nothing in it reaches them. */
function isParameterless(name: unknown): boolean {
  return Object.entries(pageSchemas.handles).some(([known, check]) => known === name && check(undefined));
}

const isHarmless = (text: string): boolean => {
  try {
    return harmless.test(decodeURIComponent(text));
  } catch {
    return false;
  }
};

describe('a bridge under mutated messages', () => {
  it('never throws and never reaches a handler, in 10 000 damaged texts', async () => {
    const { receive, run, thrown } = open();
    fc.assert(
      fc.property(
        mutation.filter((text) => !isHarmless(text)),
        (text) => {
          expect(() => receive(text)).not.toThrow();
        },
      ),
      { numRuns: 10_000 },
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(run).not.toHaveBeenCalled();
    expect(thrown).not.toHaveBeenCalled();
  });

  it('never hands a handler data that its schema refuses, in 10 000 composed messages', async () => {
    const { receive, run, thrown } = open();
    const accepted = vi.fn<() => void>();
    fc.assert(
      fc.property(structural, (text) => {
        const { v, type, id: messageId, name, data } = JSON.parse(decodeURIComponent(text)) as Record<string, unknown>;
        const check = Object.entries(pageSchemas.handles).find(([known]) => known === name)?.[1];
        const asks = v === 1 && messageId === id && (type === 'request' || type === 'event');
        if (asks && check?.(data)) accepted();
        expect(() => receive(text)).not.toThrow();
      }),
      { numRuns: 10_000 },
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(vi.mocked(run).mock.calls.length).toBe(accepted.mock.calls.length);
    expect(thrown).not.toHaveBeenCalled();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('reaches the handler with the text that the mutations start from', async () => {
    const { receive, run } = open();
    receive(wellFormed);
    await new Promise((resolve) => setTimeout(resolve));
    expect(run).toHaveBeenCalledExactlyOnceWith({ billNo: 'B20260101' });
  });
});
