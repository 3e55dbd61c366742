import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeError } from './protocol/BridgeError.ts';
import { createBridge } from './core/createBridge.ts';
import { pageSchemas } from './methods/pageSchemas.ts';
import type { PageProtocol } from './methods/page-protocol.ts';
import { decodeMessage, encodeMessage } from './protocol/codec.ts';
import type { Message } from './protocol/message.ts';
import type { Check, Handler } from './protocol/protocol.ts';
import type { Transport } from './transports/Transport.ts';

const FOLDER = join(import.meta.dirname, '../vectors');
const FILES = ['conversations', 'data', 'reading', 'writing'];
const contentOf = (folder: string, name: string): string => readFileSync(join(folder, `${name}.json`), 'utf8');

/** Reads one file of vectors and checks that it is complete. */
function vectors<Case>(name: string): readonly Case[] {
  const { count, cases } = JSON.parse(contentOf(FOLDER, name)) as { count: number; cases: readonly Case[] };
  if (cases.length !== count || count === 0) throw new Error(`${name}.json holds ${cases.length} of ${count} cases.`);
  return cases;
}

/** Long strings are abbreviated: `{"~": ["start", ["a", 1000], "end"]}`. */
function expand(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(expand);
  if (!('~' in value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expand(item)]));
  return (value['~'] as (string | [string, number])[])
    .map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1])))
    .join('');
}

/** The notes of the cases with an unexpected outcome. */
function disagreements<Case>(
  cases: readonly Case[],
  agrees: (one: Case) => boolean,
  note: (one: Case) => string,
): string[] {
  return cases.filter((one) => !agrees(one)).map(note);
}

describe('reading.json', () => {
  interface Reading {
    readonly note: string;
    readonly text: unknown;
    readonly outcome: 'read' | 'refused';
    readonly message?: unknown;
  }
  const readings = vectors<Reading>('reading');

  it('contains texts of both outcomes', () => {
    expect(new Set(readings.map(({ outcome }) => outcome))).toEqual(new Set(['read', 'refused']));
  });

  it('agrees on every text', () => {
    const agrees = ({ text, outcome, message }: Reading): boolean => {
      const read = decodeMessage(expand(text));
      if (outcome === 'refused' || !read) return outcome === 'refused' && !read;
      return message === undefined || isDeepStrictEqual(read, message);
    };
    expect(disagreements(readings, agrees, ({ note }) => note)).toEqual([]);
  });
});

describe('writing.json', () => {
  interface Writing {
    readonly note: string;
    readonly message: unknown;
    readonly outcome: 'written' | 'refused';
    readonly text?: string;
    readonly length?: number;
  }
  it.each(vectors<Writing>('writing').map((one) => [one.note, one] as const))('%s', (_note, one) => {
    const write = (): string => encodeMessage(expand(one.message) as Message);
    if (one.outcome === 'refused') expect(write).toThrow('TOO_LARGE');
    else if (one.text === undefined) expect(write()).toHaveLength(one.length ?? 0);
    else expect(write()).toBe(one.text);
  });
});

describe('data.json', () => {
  interface Form {
    readonly use: 'handles' | 'calls' | 'events' | 'answers';
    readonly name: string;
    readonly data?: unknown;
    readonly right: boolean;
  }
  const forms = vectors<Form>('data');
  const names = (['handles', 'calls', 'events', 'answers'] as const).flatMap((use) =>
    Object.entries<Check<unknown>>(pageSchemas[use]).map(([name, check]) => [use, name, check] as const),
  );

  it('has exactly the names of the package', () => {
    const told = new Set(forms.map(({ use, name }) => `${use} ${name}`));
    expect([...told]).toEqual(names.map(([use, name]) => `${use} ${name}`));
  });

  it.each(names)('agrees on all data of %s %s', (use, name, check) => {
    const own = forms.filter((form) => form.use === use && form.name === name);
    const takesAnything = check(Symbol());
    expect(new Set(own.map(({ right }) => right))).toEqual(new Set(takesAnything ? [true] : [true, false]));
    const agrees = ({ data, right }: Form): boolean => check(expand(data)) === right;
    expect(disagreements(own, agrees, ({ data }) => JSON.stringify(data)?.slice(0, 200))).toEqual([]);
  });
});

describe('conversations.json', () => {
  interface Step {
    readonly at: number;
    readonly receive?: string;
    readonly call?: string;
    readonly emit?: string;
    readonly id?: ReturnType<typeof crypto.randomUUID>;
    readonly data?: unknown;
    readonly pagehide?: true;
    readonly close?: true;
  }
  interface Conversation {
    readonly note: string;
    readonly handlers: Readonly<Record<string, { readonly returns?: unknown; readonly throws?: true }>>;
    /** When the shell appears, in ms; `null` for never. */
    readonly shell: number | null;
    readonly steps: readonly Step[];
    readonly until: number;
    readonly expected: Readonly<Record<'sent' | 'settled' | 'ran' | 'ignored', unknown>>;
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each(vectors<Conversation>('conversations').map((one) => [one.note, one] as const))('%s', async (_note, one) => {
    expect(await play(one)).toEqual(one.expected);
  });

  async function play({ handlers, shell, steps, until }: Conversation): Promise<unknown> {
    const sent: unknown[] = [];
    const settled: unknown[] = [];
    const ran: unknown[] = [];
    const log = (list: unknown[], entry: Record<string, unknown>): void => {
      list.push(JSON.parse(JSON.stringify({ at: Date.now(), ...entry })));
    };
    let receive: ((text: unknown) => void) | undefined;
    const transport: Transport = {
      post: (text) => log(sent, { message: JSON.parse(decodeURIComponent(text)) as unknown }),
      onMessage: (receiver) => {
        receive = receiver;
      },
      close: () => {
        receive = undefined;
      },
    };
    const act = ([name, { returns, throws }]: [string, Conversation['handlers'][string]]): [string, Handler<never>] => [
      name,
      (data) => {
        log(ran, { name, data });
        if (throws) throw new Error('secret');
        return returns as never;
      },
    ];
    const page = new EventTarget();
    const bridge = createBridge<PageProtocol>({
      transport: () => (shell !== null && Date.now() >= shell ? transport : undefined),
      handlers: Object.fromEntries(Object.entries(handlers).map(act)),
      schemas: pageSchemas,
      page,
    });
    const ask = (name: string, id: string | undefined, data: unknown): void => {
      bridge.call(name as 'setAlreadyCrossBiometric', data as never).then(
        (answer) => log(settled, { call: id, data: answer }),
        (error: unknown) => log(settled, { call: id, error: (error as BridgeError).code }),
      );
    };
    for (const { at, id, data, ...step } of steps) {
      await vi.advanceTimersByTimeAsync(at - Date.now());
      if (id) vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(id);
      if (step.receive !== undefined) receive?.(step.receive);
      else if (step.call) ask(step.call, id, expand(data));
      else if (step.emit) bridge.emit(step.emit as 'userLogin');
      else if (step.pagehide) page.dispatchEvent(new Event('pagehide'));
      else bridge.close();
      await vi.advanceTimersByTimeAsync(0);
    }
    await vi.advanceTimersByTimeAsync(until - Date.now());
    const seen = structuredClone({ sent, settled, ran, ignored: bridge.ignored });
    bridge.close();
    return seen;
  }
});

describe('the second implementation', () => {
  const isNew = 'import sys; sys.exit(sys.version_info < (3, 9))';
  const python = ['python3', 'python'].find((command) => spawnSync(command, ['-c', isNew]).status === 0);

  it('has written every file', () => {
    const there = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
    expect(there.toSorted()).toEqual(FILES.map((name) => `${name}.json`));
  });

  it.skipIf(!python)('derives the same files, byte for byte', { timeout: 60_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'bridge-vectors-'));
    try {
      execFileSync(python ?? '', [join(FOLDER, 'derive.py'), folder]);
      for (const name of FILES) expect(contentOf(folder, name) === contentOf(FOLDER, name), name).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
