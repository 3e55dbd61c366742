import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isProcessAlive } from '../src/embedded-postgres/isProcessAlive.ts';
import { assertReachable, createDb, type Db, startEmbedded } from '../src/db/index.ts';
import { bundleProcess } from './harness/bundleProcess.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMMAND = [process.execPath, '--disable-proto=delete', bundleProcess('src/main.ts')];

let dataDir: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ez-start-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
  until(words: string): Promise<void>;
}

/** Starts a gateway as people do, in a process of its own. */
function start(env: NodeJS.ProcessEnv = {}, [command = '', ...args] = COMMAND): Started {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  closing.push(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  return {
    child,
    ended,
    output: () => output,
    async until(words) {
      while (!output.includes(words)) {
        if (child.exitCode !== null) throw new Error(`It ended without "${words}":\n${output}`);
        await sleep(20);
      }
    },
  };
}

const postmaster = async (): Promise<number | undefined> => {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.split('\n')[0]);
};

/** One sentence or a list of them, and no stack. */
async function refused(env: NodeJS.ProcessEnv): Promise<string> {
  const { ended, output } = start(env);
  expect(await ended, output()).toBe(1);
  expect(output()).not.toMatch(/^ +at |node:internal/m);
  expect(await postmaster()).toBeUndefined();
  return output();
}

describe('a signal', () => {
  it.each(['Creating the database', 'The database is ready'])('at "%s" leaves nothing behind', async (step) => {
    const gateway = start();
    await gateway.until(step);
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended, gateway.output()).toBe(0);
    expect(gateway.output()).toContain('Stopping');
    expect(gateway.output()).not.toContain('answers on');
    expect(await postmaster()).toBeUndefined();
  });

  it('to npm, which ends the shell without a word to the gateway, ends the gateway and its database', async () => {
    const quoted = COMMAND.map((word) => `'${word}'`).join(' ');
    // The shell of npm: it waits for the gateway, and a signal ends the shell alone.
    const shell = start({ npm_lifecycle_event: 'start' }, ['sh', '-c', `${quoted} & echo "gateway $!"; wait`]);
    await shell.until('answers on');
    const gateway = Number(/gateway (\d+)/.exec(shell.output())?.[1]);
    const server = (await postmaster()) ?? 0;
    expect([isProcessAlive(gateway), isProcessAlive(server)]).toEqual([true, true]);
    shell.child.kill('SIGTERM');
    while (isProcessAlive(gateway) || isProcessAlive(server)) await sleep(50);
    expect(await postmaster()).toBeUndefined();
  });
});

/** A mail server that takes everything. */
async function mailServer(): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const secret = (): string => randomBytes(32).toString('base64');

describe('production [S22]', () => {
  it('starts with its own secrets and a mail server that answers, and with no others', async () => {
    const real = {
      NODE_ENV: 'production',
      PEPPER: secret(),
      MASTER_KEY: secret(),
      DOCUMENT_KEYS: secret(),
      PUBLIC_ORIGIN: 'https://wallet.example',
      MAIL_FROM: 'EZ Wallet <no-reply@wallet.example>',
      SMTP_URL: `smtp://127.0.0.1:${await mailServer()}`,
      RATES_URL: `http://127.0.0.1:${await freePort()}`,
    };
    const network = {
      CHAIN_SEED: secret(),
      ERC20_RPC_URL: `http://127.0.0.1:${await freePort()}`,
      ERC20_HOT_KEY: randomBytes(32).toString('hex'),
    };
    const gateway = start({ ...real, ...network });
    await gateway.until('answers on https://wallet.example');
    expect(gateway.output()).toContain('this process holds the keys of the wallets');
    expect(gateway.output()).toContain('real money on the embedded database');
    expect(gateway.output()).toContain('browsers get no notifications: VAPID_PUBLIC_KEY');
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended, gateway.output()).toBe(0);

    expect(await refused({ ...real, PEPPER: secret() })).toContain(
      'PEPPER is not the one that this database was made with',
    );
    expect(await refused({ ...real, MASTER_KEY: secret() })).toContain('MASTER_KEY does not open');
    const dead = await freePort();
    expect(await refused({ ...real, SMTP_URL: `smtp://127.0.0.1:${dead}` })).toContain(
      `The mail server of SMTP_URL, 127.0.0.1:${dead}, does not take mail`,
    );
  });
});

describe('a start that cannot be', () => {
  it('says that the folder of the database has foreign files', async () => {
    await mkdir(join(dataDir, 'postgres/cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/cluster/notes.txt'), 'mine');
    expect(await refused({})).toContain('has files, and is no database of a PostgreSQL server');
    expect(await readFile(join(dataDir, 'postgres/cluster/notes.txt'), 'utf8')).toBe('mine');
  });

  it('says that the database does not answer, refuses the password, or is not there', async () => {
    const words = async (url: string): Promise<string> => {
      const db = createDb({ url, max: 1 });
      const refusal = await assertReachable(db, url).catch((error: unknown) => error as Error);
      await db.close();
      return refusal ? `${refusal.name}: ${refusal.message}` : '';
    };
    const port = await freePort();
    expect(await words(`postgres://me:hidden@127.0.0.1:${port}/wallet`)).toBe(
      `StartError: The server of DATABASE_URL, 127.0.0.1:${port}/wallet, does not answer (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
    );
    expect(await refused({ DATABASE_URL: `postgres://me:hidden@127.0.0.1:${port}/wallet`, SANDBOX: '1' })).toContain(
      'does not answer',
    );
    const server = await startEmbedded({ dataDir, transport: 'loopback' });
    closing.push(() => server.stop());
    expect(await words(server.url)).toBe('');
    const old = { one: () => Promise.resolve({ major: 14 }) } as unknown as Db;
    await expect(assertReachable(old, 'postgres://me:hidden@db.example/wallet')).rejects.toThrow(
      'db.example/wallet, is PostgreSQL 14. The gateway runs on 15 to 18',
    );
    const url = new URL(server.url);
    url.pathname = '/elsewhere';
    expect(await words(url.href)).toContain('has no database of this name (3D000)');
    url.password = 'hidden';
    expect(await words(url.href)).toMatch(/^StartError: (?!.*hidden).*refuses the user or the password \(28P01\)/);
  });
});
