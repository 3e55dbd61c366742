import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pageSchemas } from '../methods/pageSchemas.ts';
import type { PageProtocol } from '../methods/page-protocol.ts';
import type { Check } from '../protocol/protocol.ts';
import type { Transport } from '../transports/Transport.ts';
import { createBridge } from './createBridge.ts';

/** A fixed seed, so that a failure is reproducible. */
const runs = { numRuns: 10_000, seed: 20_260_101 };

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const sound = [
  { v: 1, type: 'request', id, name: 'toBillDetail', data: { billNo: 'B20260101' } },
  { v: 1, type: 'request', id, name: 'openBrowser', data: { url: 'https://example.com/a?b#c' } },
  { v: 1, type: 'request', id, name: 'saveImage', data: { image: 'data:image/png;base64,AQID' } },
  { v: 1, type: 'event', id, name: 'qrScanResult', data: { text: 'T1 家明 100%' } },
  { v: 1, type: 'event', id, name: 'supportBiometricType', data: ['face', 'fingerprint'] },
  { v: 1, type: 'response', id, ok: true, data: { success: true } },
  { v: 1, type: 'response', id, ok: false, error: { code: 'KEYSTORE', message: 'locked' } },
];

interface Harness {
  readonly receive: (text: unknown) => void;
  readonly run: ReturnType<typeof vi.fn<() => void>>;
  readonly thrown: ReturnType<typeof vi.fn<() => void>>;
  readonly posted: readonly string[];
  readonly ignored: () => number;
}

/** A bridge with a handler for every name. */
function open(): Harness {
  let receive: (text: unknown) => void = () => {};
  const posted: string[] = [];
  const transport: Transport = {
    post: (text) => void posted.push(text),
    onMessage: (receiver) => {
      receive = receiver;
    },
    close: () => {},
  };
  const run = vi.fn<() => void>();
  const thrown = vi.fn<() => void>();
  const handlers = Object.fromEntries(Object.keys(pageSchemas.handles).map((name) => [name, run]));
  const bridge = createBridge<PageProtocol>({ transport, schemas: pageSchemas, handlers, onHandlerError: thrown });
  return { receive: (text) => receive(text), run, thrown, posted, ignored: () => bridge.ignored };
}

const allHandled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
const wire = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/** Whether a handler may run: the damaged text is still a message, with data of the declared form. */
function isSound(text: string): boolean {
  try {
    const { v, type, id, name, data } = JSON.parse(decodeURIComponent(text)) as Record<string, unknown>;
    const check = new Map(Object.entries<Check<unknown>>(pageSchemas.handles)).get(String(name));
    const asks = type === 'request' || type === 'event';
    return v === 1 && asks && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(id)) && Boolean(check?.(data));
  } catch {
    return false;
  }
}

const snippet = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('%', '%2', '%22', '%7B', '%00', '%ff', '"', '{', '}', '[', ',', ':', '\\'),
  fc.constantFrom('0', 'null', 'true', '__proto__'),
);
const edits = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat({ max: 6 }), snippet), {
  minLength: 1,
  maxLength: 4,
});

const damage = (text: string, marks: readonly (readonly [number, number, string])[]): string =>
  marks.reduce((rest, [where, drop, put]) => {
    const at = Math.floor(where * rest.length);
    return rest.slice(0, at) + put + rest.slice(at + drop);
  }, text);

/** Without the lone surrogates that a cut leaves and `encodeURIComponent` refuses. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Replaces one field with something else, at the top or in the data. */
const replaced = fc
  .tuple(fc.constantFrom(...sound), fc.nat(), fc.boolean(), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
  .map(([message, which, inner, value]) => {
    const part: object = inner && 'data' in message ? message.data : message;
    const keys = Object.keys(part);
    const changed = { ...part, [keys[which % keys.length] ?? 'v']: value };
    return wire(part === message ? changed : { ...message, data: changed });
  });

const mutated = fc
  .oneof(
    fc.tuple(fc.constantFrom(...sound), edits).map(([message, marks]) => damage(wire(message), marks)),
    fc
      .tuple(fc.constantFrom(...sound), edits)
      .map(([message, marks]) => encodeURIComponent(wellFormed(damage(JSON.stringify(message), marks)))),
    replaced,
  )
  .filter((text) => !isSound(text));

const hostileData = [{ url: 'javascript:alert(1)' }, { billNo: '../x' }, { image: 'data:' }];

const mostly = (usual: unknown, ...others: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const composed = fc
  .record(
    {
      v: mostly(1, 2, '1', null),
      type: mostly('request', 'event', 'response', 'toString', 1),
      id: mostly(id, '', id.slice(1), 7, null),
      name: fc.oneof(fc.constantFrom(...Object.keys(pageSchemas.handles), '__proto__', 'constructor'), fc.string()),
      ok: fc.constantFrom(true, false, 'yes'),
      error: fc.jsonValue(),
      data: fc.oneof(fc.jsonValue(), fc.constantFrom(...hostileData, ...sound.map(({ data }) => data))),
    },
    { requiredKeys: ['v', 'type', 'id', 'name'] },
  )
  .map(wire);

describe('a bridge with mutated messages [S44]', () => {
  it('never throws and never reaches a handler, in 10 000 of them', async () => {
    const { receive, run, thrown, posted, ignored } = open();
    fc.assert(
      fc.property(mutated, (text) => {
        expect(() => receive(text)).not.toThrow();
      }),
      runs,
    );
    await allHandled();
    expect(run).not.toHaveBeenCalled();
    expect(thrown).not.toHaveBeenCalled();
    // Each was either ignored or refused: none was lost, and both outcomes occurred.
    expect(ignored() + posted.length).toBe(runs.numRuns);
    expect(ignored()).toBeGreaterThan(1_000);
    expect(posted.length).toBeGreaterThan(500);
    const answers = posted.map((text) => JSON.parse(decodeURIComponent(text)) as unknown);
    for (const answer of answers) expect(answer).toMatchObject({ type: 'response', ok: false });
  });

  it('passes only data that matches its schema to a handler, in 10 000 composed messages', async () => {
    const { receive, run, thrown } = open();
    const taken = vi.fn<() => void>();
    fc.assert(
      fc.property(composed, (text) => {
        if (isSound(text)) taken();
        expect(() => receive(text)).not.toThrow();
      }),
      runs,
    );
    await allHandled();
    expect(taken.mock.calls.length).toBeGreaterThan(100);
    expect(run).toHaveBeenCalledTimes(taken.mock.calls.length);
    expect(thrown).not.toHaveBeenCalled();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('reaches the handler with the unmodified messages', async () => {
    const { receive, run } = open();
    const asking = sound.filter(({ type }) => type !== 'response');
    for (const message of asking) receive(wire(message));
    await allHandled();
    expect(run.mock.calls).toEqual(asking.map(({ data }) => [data]));
  });
});
