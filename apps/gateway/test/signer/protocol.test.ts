import { spawn } from 'node:child_process';
import { chmodSync, existsSync, statSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { parseTransaction, recoverTransactionAddress, serializeTransaction } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRemoteSigner } from '../../src/outside/chain/remote-signer/createRemoteSigner.ts';
import { lineOf, LONGEST_LINE, questionOf, VERSION } from '../../src/outside/chain/remote-signer/protocol.ts';
import { HOT, SignerAwayError, SignerRefusedError } from '../../src/outside/chain/port/Signer.ts';
import { readSignerConfig } from '../../src/signer/readSignerConfig.ts';
import { startSigner } from '../../src/signer/startSigner.ts';
import { bundleProcess } from '../harness/bundleProcess.ts';
import { makeSignerHome } from '../harness/signerHome.ts';
import { ADDRESSES, evmPayment, KEYS, POLICY, STRANGER, TOKEN } from './signerStage.ts';

const home = makeSignerHome(POLICY, KEYS);
const ACTIVATE = '/usr/bin/systemd-socket-activate';
const silent = pino({ level: 'silent' });
let signer: Awaited<ReturnType<typeof startSigner>>;
beforeAll(async () => void (signer = await startSigner(readSignerConfig(home.env), silent)));
afterAll(async () => {
  await signer.stop();
  await home.close();
});

const health = (id: string) => lineOf({ version: VERSION, id, ask: 'health' });
/** Writes pieces one after the other, and reads answers until there are as many as asked for, or the end. */
async function talk(pieces: readonly string[], answers = 1): Promise<Record<string, unknown>[]> {
  const connection = createConnection(home.socket);
  await once(connection, 'connect');
  let said = '';
  const isDone = new Promise<void>((resolve) => {
    connection.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      if (said.split('\n').length > answers) resolve();
    });
    connection.on('close', resolve);
    connection.on('error', () => resolve());
  });
  for (const piece of pieces) connection.write(piece);
  await isDone;
  connection.destroy();
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('a signer', () => {
  it('answers only its own user', () => {
    expect(statSync(home.socket).mode & 0o777).toBe(0o600);
  });

  it('gives addresses and signatures, and the same ones again', async () => {
    const remote = createRemoteSigner(home.socket);
    expect(await remote.isUp()).toBe(true);
    expect(await remote.address('ERC20', HOT)).toBe(ADDRESSES.hot);
    expect(await remote.address('TRC20', { kind: 'deposit', index: 3 })).toBe(ADDRESSES.tronDeposit);
    const wanted = evmPayment();
    const signature = await remote.sign(wanted);
    expect(await remote.sign(wanted)).toEqual(signature);
    const { r, s } = { r: signature.subarray(0, 32), s: signature.subarray(32, 64) };
    const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}` as const;
    const signed = serializeTransaction(parseTransaction(hex(wanted.unsigned)) as never, {
      r: hex(r),
      s: hex(s),
      yParity: signature[64] ?? 0,
    });
    expect(await recoverTransactionAddress({ serializedTransaction: signed as `0x02${string}` })).toBe(ADDRESSES.hot);
  });

  it.each([
    ['no JSON', 'hello\n'],
    ['no object', '7\n'],
    ['an empty line', '\n'],
    ['bytes that are no text', '\u0000\u001f\ud800\n'],
    ['no question', `${JSON.stringify({ version: VERSION, id: 'a' })}\n`],
    [
      'a network that nobody knows',
      `${JSON.stringify({ version: VERSION, id: 'a', ask: 'address', network: 'DOGE', purpose: HOT })}\n`,
    ],
    [
      'an index below zero',
      `${JSON.stringify({ version: VERSION, id: 'a', ask: 'address', network: 'ERC20', purpose: { kind: 'deposit', index: -1 } })}\n`,
    ],
    ['more than it should', `${JSON.stringify({ version: VERSION, id: 'a', ask: 'health', and: 'more' })}\n`],
    [
      'an amount that is no number',
      `${JSON.stringify({ version: VERSION, id: 'a', ask: 'sign', ...questionOf(evmPayment()), intent: { ...questionOf(evmPayment()).intent, raw: '1e9' } })}\n`,
    ],
  ])('refuses %s, and answers the next', async (_, line) => {
    const [refused, next] = await talk([line, health('next')], 2);
    expect(refused).toMatchObject({ ok: false, code: expect.stringMatching(/BAD_REQUEST|UNKNOWN_VERSION/) });
    expect(next).toMatchObject({ id: 'next', ok: true });
  });

  it.each([2, 0, '1', undefined])('refuses version %j', async (version) => {
    const line = `${JSON.stringify({ version, id: 'a', ask: 'health' })}\n`;
    expect(await talk([line])).toEqual([expect.objectContaining({ id: 'a', ok: false, code: 'UNKNOWN_VERSION' })]);
  });

  it('closes a connection that sends a line without an end, and stays', async () => {
    const answers = await talk(['x'.repeat(LONGEST_LINE), 'x'.repeat(LONGEST_LINE), health('late')], 3);
    expect(answers).toEqual([expect.objectContaining({ code: 'BAD_REQUEST' })]);
    expect(await talk([health('later')])).toEqual([expect.objectContaining({ id: 'later', ok: true })]);
  });

  it('does nothing for half a request', async () => {
    const line = lineOf({ version: VERSION, id: 'half', ask: 'sign', ...questionOf(evmPayment({ raw: 99n })) });
    const connection = createConnection(home.socket);
    await once(connection, 'connect');
    connection.end(line.slice(0, -40));
    await once(connection, 'close');
    expect(await talk([health('next')])).toEqual([expect.objectContaining({ id: 'next', ok: true })]);
  });

  it('reads a request in pieces, and several at once, in their order', async () => {
    const [first, second] = [health('first'), health('second')];
    const answers = await talk([first.slice(0, 9), first.slice(9) + second.slice(0, 4), second.slice(4)], 2);
    expect(answers.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('answers two clients at once, one of which says nothing', async () => {
    const mute = createConnection(home.socket);
    await once(mute, 'connect');
    mute.write('{"version":');
    const remote = createRemoteSigner(home.socket);
    const signatures = await Promise.all(Array.from({ length: 8 }, () => remote.sign(evmPayment())));
    expect(new Set(signatures.map((each) => Buffer.from(each).toString('hex'))).size).toBe(1);
    mute.destroy();
  });

  it('says why it refuses', async () => {
    const error = await createRemoteSigner(home.socket)
      .sign(evmPayment({ bytes: { to: STRANGER } }))
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SignerRefusedError);
    expect(error).toMatchObject({ code: 'NOT_AS_SAID', message: expect.stringContaining(TOKEN) });
  });

  it('does not start beside another, and takes the place of one that was killed', async () => {
    await expect(startSigner(readSignerConfig(home.env), silent)).rejects.toThrow('Another signer answers');
    const second = makeSignerHome(POLICY, KEYS);
    const killed = await second.start();
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const remote = createRemoteSigner(second.socket);
    await expect(remote.address('ERC20', HOT)).rejects.toThrow(SignerAwayError);
    await second.start();
    expect(await remote.address('ERC20', HOT)).toBe(ADDRESSES.hot);
    expect(second.logged()).not.toContain(KEYS.hot.toString('hex'));
    await second.close();
  });

  it.skipIf(!existsSync(ACTIVATE))('answers at a socket that systemd hands over', async () => {
    const given = makeSignerHome(POLICY, KEYS);
    const { SIGNER_SOCKET: path = '', ...env } = given.env;
    const program = [process.execPath, bundleProcess('src/signer/main.ts')];
    const passed = Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`);
    const child = spawn(ACTIVATE, [`--listen=${path}`, ...passed, ...program], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    await expect.poll(() => existsSync(path)).toBe(true);
    // The first connection starts it, and waits in the socket until then.
    expect(await createRemoteSigner(path).address('ERC20', HOT)).toBe(ADDRESSES.hot);
    child.kill('SIGTERM');
    await ended;
    await given.close();
  });

  it('does not answer in a folder into which others write', async () => {
    const open = makeSignerHome(POLICY, KEYS);
    chmodSync(open.folder, 0o777);
    await expect(startSigner(readSignerConfig(open.env), silent)).rejects.toThrow('nobody else may write to it');
    await open.close();
  });
});

describe('a gateway', () => {
  const other = makeSignerHome(POLICY, KEYS);
  let server: ReturnType<typeof createServer> | undefined;
  afterEach(() => void server?.close());
  afterAll(async () => await other.close());

  it.each([
    ['says something else', 'what?\n', 'something else than its protocol'],
    ['closes the connection', undefined, 'does not answer'],
    [
      'answers another question',
      lineOf({ version: VERSION, id: 'of another', ok: true, value: 'x' }),
      'could not answer',
    ],
    ['never ends', 'x'.repeat(LONGEST_LINE + 1), 'has no end'],
  ])('waits for a signer that %s', async (_, said, why) => {
    const path = join(other.folder, `s${Math.random()}`);
    server = createServer((connection) => void (said === undefined ? connection.destroy() : connection.write(said)));
    server.listen(path);
    await once(server, 'listening');
    const error = await createRemoteSigner(path)
      .address('ERC20', HOT)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SignerAwayError);
    expect(String(error)).toContain(why);
  });

  it('waits for a signer that says nothing, as long as its patience is', async () => {
    const path = join(other.folder, 'mute');
    server = createServer(() => undefined).listen(path);
    await once(server, 'listening');
    await expect(createRemoteSigner(path, 20).address('ERC20', HOT)).rejects.toThrow('takes too long');
  });
});
