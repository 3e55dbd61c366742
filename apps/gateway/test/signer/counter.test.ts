import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRemoteSigner } from '../../src/outside/chain/remote-signer/createRemoteSigner.ts';
import { SignerAwayError } from '../../src/outside/chain/port/Signer.ts';
import { Counter } from '../../src/signer/Counter.ts';
import { endSigner, makeSignerHome } from '../harness/signerHome.ts';
import { evmPayment, KEYS, POLICY, UNIT } from './signerStage.ts';

const HOUR = 3_600_000;
let folder: string;
let now: number;
let counter: Counter;
const reopen = (): Counter => {
  counter.close();
  counter = new Counter(folder, () => now);
  return counter;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezc-'));
  now = 1_800_000_000_000;
  counter = new Counter(folder, () => now);
});
afterEach(() => {
  counter.close();
  rmSync(folder, { recursive: true, force: true });
});

const bounds = { hour: 10n, day: 15n };
const count = (raw: bigint, place: string, coin = 'USDT') => counter.count({ coin, place, raw }, bounds);
const file = () => join(folder, 'counted.jsonl');

describe('a counter', () => {
  it('counts in any hour and in any day, over every restart', () => {
    expect(count(6n, 'a')).toBeUndefined();
    reopen();
    expect(count(5n, 'b')).toBe('hour');
    expect(count(4n, 'b')).toBeUndefined();
    now += HOUR + 1;
    reopen();
    expect(count(6n, 'c')).toBe('day');
    expect(count(5n, 'c')).toBeUndefined();
    now += 23 * HOUR - 2;
    reopen();
    expect(count(1n, 'd')).toBe('day');
    now += 3;
    expect(count(10n, 'd')).toBeUndefined();
  });

  it('counts a place once, by its highest amount, also over a restart', () => {
    expect(count(6n, 'a')).toBeUndefined();
    reopen();
    expect(count(6n, 'a')).toBeUndefined();
    expect(count(8n, 'a')).toBeUndefined();
    expect(count(3n, 'b')).toBe('hour');
    expect(count(2n, 'b')).toBeUndefined();
    expect(count(9n, 'a')).toBe('hour');
  });

  it('counts each coin by itself', () => {
    expect(count(10n, 'a')).toBeUndefined();
    expect(count(10n, 'a', 'ETH')).toBeUndefined();
    expect(count(1n, 'b')).toBe('hour');
  });

  it('forgets nothing when its clock goes back', () => {
    expect(count(10n, 'a')).toBeUndefined();
    now -= 48 * HOUR;
    reopen();
    expect(count(1n, 'b')).toBe('hour');
  });

  it('cuts off a line that a power cut left without its end', () => {
    expect(count(6n, 'a')).toBeUndefined();
    const whole = readFileSync(file(), 'utf8');
    appendFileSync(file(), '{"at":18000000');
    reopen();
    expect(readFileSync(file(), 'utf8')).toBe(whole);
    expect(count(4n, 'b')).toBeUndefined();
    expect(reopen().count({ coin: 'USDT', place: 'c', raw: 1n }, bounds)).toBe('hour');
  });

  it('does not open a file with a broken line, because nobody knows then what was signed', () => {
    appendFileSync(file(), 'broken\n');
    expect(() => new Counter(folder)).toThrow('is broken in line 1');
  });

  it('is read by its owner alone', () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });
});

describe('a signer that is killed', () => {
  it('between the count and the answer has counted, and counts the same nonce once', async () => {
    const home = makeSignerHome(POLICY, KEYS);
    const remote = createRemoteSigner(home.socket);
    const dying = await home.start('test/harness/dyingSigner.ts');
    const [wanted, died] = [evmPayment({ raw: 100n * UNIT }), once(dying, 'exit')];
    await expect(remote.sign(wanted)).rejects.toThrow(SignerAwayError);
    expect(await died).toEqual([null, 'SIGKILL']);
    await home.start();
    await expect(remote.sign(evmPayment({ raw: 51n * UNIT, bytes: { nonce: 1 } }))).rejects.toMatchObject({
      code: 'ABOVE_HOUR',
    });
    expect(await remote.sign(wanted)).toHaveLength(65);
    expect(await remote.sign(evmPayment({ raw: 50n * UNIT, bytes: { nonce: 1 } }))).toHaveLength(65);
    await home.close();
  });

  it('after its answer has counted too', async () => {
    const home = makeSignerHome(POLICY, KEYS);
    const remote = createRemoteSigner(home.socket);
    const first = await home.start();
    expect(await remote.sign(evmPayment({ raw: 100n * UNIT }))).toHaveLength(65);
    await endSigner(first);
    await home.start();
    const next = evmPayment({ raw: 51n * UNIT, bytes: { nonce: 1 } });
    await expect(remote.sign(next)).rejects.toMatchObject({ code: 'ABOVE_HOUR' });
    expect(home.logged()).toContain('"event":"refused"');
    await home.close();
  });
});
