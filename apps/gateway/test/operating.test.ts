import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '../src/db/index.ts';
import { bundleProcess } from './harness/bundleProcess.ts';
import { type ArchivingServer, findPostgresTools, SERVER_USER, startArchivingServer } from './harness/postgresTools.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GUIDE = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
const TOOLS = findPostgresTools();

/** A block of commands of the guide. */
interface Block {
  readonly heading: string;
  /** Anybody, or somebody with the tools of PostgreSQL, or the user whose files the server's are. */
  readonly by: 'anybody' | 'tools' | 'server';
  readonly commands: string;
}

/** Every block that the guide says runs, with the heading above it. */
function readBlocks(): Block[] {
  return [...GUIDE.matchAll(/<!-- runs(?<how>[^>]*) -->\n+```sh\n(?<commands>.*?)```/gs)].map(
    ({ index, groups = {} }) => ({
      heading: GUIDE.slice(0, index).split('\n## ').at(-1)?.split('\n', 1)[0] ?? '',
      by: HOW[groups['how'] ?? ''] ?? 'anybody',
      commands: groups['commands'] ?? '',
    }),
  );
}

/** The words of a mark. */
const HOW: Readonly<Record<string, Block['by']>> = {
  " with PostgreSQL's tools": 'tools',
  " as the database's user": 'server',
};

const undo: (() => unknown)[] = [];
let folder: string;
let env: Record<string, string>;
let server: ArchivingServer | undefined;

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  return port;
}

async function mailServer(): Promise<number> {
  const mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  undo.push(() => new Promise<void>((resolve) => mail.close(() => resolve())));
  return (mail.server.address() as AddressInfo).port;
}

/** Programs that take the place of systemd's and npm's: a unit is a gateway of this checkout, and the operator starts at once. */
function writeShims(bin: string): void {
  mkdirSync(bin);
  const gateway = bundleProcess('src/main.ts');
  const write = (name: string, text: string) => writeFileSync(join(bin, name), `#!/bin/bash\n${text}`, { mode: 0o755 });
  write(
    'npm',
    `[ "$1 $2 $3" = "run operator --" ] || exit 64\nshift 3\nexec "${process.execPath}" "${bundleProcess('test/harness/operatorProcess.ts')}" "$@"\n`,
  );
  const signer = bundleProcess('src/signer/main.ts');
  // Settings as the units have them: a gateway with the drop-in has no seed, and the signer has the keys.
  write(
    'systemctl',
    `pid="${folder}/gateway.pid"
case "$1 $2" in
"start ezwallet-signer" | "restart ezwallet-signer")
  [ "$1" = restart ] && { kill "$(cat "${folder}/signer.pid")"; while kill -0 "$(cat "${folder}/signer.pid")" 2>/dev/null; do sleep 0.1; done; }
  SIGNER_SOCKET="${folder}/signer.sock" SIGNER_DIR="${folder}/counted" SIGNER_POLICY_FILE="${folder}/signer.json" \\
    TRC20_HOT_KEY_FILE="${folder}/secrets/trc20_hot_key" ERC20_HOT_KEY_FILE="${folder}/secrets/erc20_hot_key" \\
    "${process.execPath}" --disable-proto=delete "${signer}" >>"${folder}/signer.log" 2>&1 </dev/null &
  echo $! >"${folder}/signer.pid"
  for _ in $(seq 600); do [ -S "${folder}/signer.sock" ] && exit 0; sleep 0.1; done
  exit 1 ;;
esac
case "$1" in
start)
  [ -f "$UNITS/ezwallet@.service.d/signer.conf" ] && { unset CHAIN_SEED_FILE; export SIGNER_SOCKET="${folder}/signer.sock"; }
  "${process.execPath}" --disable-proto=delete "${gateway}" >>"${folder}/gateway.log" 2>&1 </dev/null &
  echo $! >"$pid"
  for _ in $(seq 600); do [ "$(curl -fsS "http://127.0.0.1:$METRICS_PORT/live" 2>/dev/null)" = live ] && exit 0; sleep 0.1; done
  exit 1 ;;
stop) kill "$(cat "$pid")" || exit 1; while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done ;;
esac
`,
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ezwallet-operating-'));
  chmodSync(folder, 0o755);
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const below = join(folder, 'postgres');
  mkdirSync(below);
  if (TOOLS !== undefined) {
    const started = startArchivingServer(TOOLS, below, await freePort());
    server = started;
    undo.push(() => started.stop());
  } else {
    const embedded = await startEmbedded({ dataDir: below });
    undo.push(() => embedded.stop());
    env = { DATABASE_URL: embedded.url };
  }
  const file = (name: string) => join(folder, 'secrets', name);
  env = {
    ...env,
    ...(server && {
      DATABASE_URL: server.url,
      CLUSTER: server.cluster,
      ARCHIVE: server.archive,
      BACKUPS: server.backups,
    }),
    PATH: [join(folder, 'bin'), ...(TOOLS === undefined ? [] : [TOOLS]), process.env['PATH']].join(':'),
    UNITS: join(folder, 'units'),
    RECIPES: join(ROOT, 'docs/deployment'),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    PUBLIC_ORIGIN: 'https://wallet.example',
    MAIL_FROM: 'EZ Wallet <no-reply@wallet.example>',
    RATES_URL: `http://127.0.0.1:${await freePort()}`,
    SMTP_URL: `smtp://127.0.0.1:${await mailServer()}`,
    PEPPER_FILE: file('pepper'),
    MASTER_KEY_FILE: file('master_key'),
    DOCUMENT_KEYS_FILE: file('document_keys'),
    CHAIN_SEED_FILE: file('chain_seed'),
  };
  writeShims(join(folder, 'bin'));
});
afterAll(async () => {
  for (const pid of [join(folder, 'gateway.pid'), join(folder, 'signer.pid')])
    if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
  for (const step of undo.toReversed()) await step();
});

/** Runs commands as a shell of the person who reads the guide. The port of the recipes stands for one that is free. */
async function run({ commands, by }: Block): Promise<{ readonly code: number | null; readonly output: string }> {
  const text = commands.replaceAll('127.0.0.1:18787', `127.0.0.1:${env['METRICS_PORT']}`);
  // Files of the server belong to its user.
  const owned = by === 'server' ? SERVER_USER : {};
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', text], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...owned,
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const [code] = (await once(shell, 'exit')) as [number | null];
  return { code, output };
}

/** Makes what a restore has to lose: a person of staff who was made after the moment, and whose log reached the archive. */
async function liveOn(): Promise<void> {
  if (!server) return;
  env['MOMENT'] = server.ask('select clock_timestamp()');
  server.ask(`insert into staff (name, roles, public_key) values ('Lost', '{support}', '\\x${'ab'.repeat(32)}')`);
  const segment = server.ask('select pg_walfile_name(pg_switch_wal())');
  await expect.poll(() => existsSync(join(server?.archive ?? '', segment)), { timeout: 30_000 }).toBe(true);
}

const BLOCKS = readBlocks();
it('the guide has blocks for each thing that an operator does', () => {
  expect(new Set(BLOCKS.map(({ heading }) => heading))).toEqual(
    new Set([
      'Start',
      'The first day of staff',
      'The signer',
      'Two approvals',
      'The float',
      'Backups',
      'Restore',
      'Rotation',
      'Alarms',
    ]),
  );
});

it('every command of the guide runs, in its order', async ({ skip }) => {
  const left: string[] = [];
  for (const block of BLOCKS) {
    if (block.by !== 'anybody' && TOOLS === undefined) {
      left.push(block.heading);
      continue;
    }
    if (block.commands.includes('$MOMENT')) await liveOn();
    const { code, output } = await run(block);
    expect(code, `${block.commands}\n${output}`).toBe(0);
  }
  if (left.length > 0) return skip(`There are no tools of PostgreSQL for: ${left.join(', ')}.`);
  expect(server?.ask('select count(*) from staff')).toBe('3');
  expect(server?.ask(`select held_why from signing_state`)).toBe('person');
});
