import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dir: string;
/** Leader of the group that a test started. */
let group: number | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ezwallet-start-'));
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const scripts = { start: `node --import ${tsx} main.ts` };
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const supervise = new URL('supervise.ts', import.meta.url).href;
  writeFileSync(
    join(dir, 'main.ts'),
    `import { supervise } from '${supervise}';\nprocess.exitCode = await supervise(['server.mjs']);\n`,
  );
  // A server that takes its time to stop, and says so.
  writeFileSync(
    join(dir, 'server.mjs'),
    `import { writeFileSync } from 'node:fs';
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => setTimeout(() => { writeFileSync('stopped', signal); process.exit(0); }, 200));
setInterval(() => undefined, 1000);
writeFileSync('pid', String(process.pid));
`,
  );
});
afterEach(() => {
  try {
    // A failed test leaves nothing running.
    if (group !== undefined) process.kill(-group, 'SIGKILL');
  } catch {
    // Everything has ended, as it should.
  }
  rmSync(dir, { recursive: true });
});

const read = (name: string) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : '');

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 50) {
    if (waited > 60_000) throw new Error(`Waited in vain for: ${isSo.toString()}`);
    await sleep(50);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function startByNpm() {
  const npm = spawn('npm', ['start'], { cwd: dir, stdio: 'ignore', detached: true });
  group = npm.pid;
  const ended = once(npm, 'exit');
  await until(() => read('pid') !== '');
  return { npm: npm.pid ?? 0, server: Number(read('pid')), ended };
}

it.each(['SIGTERM', 'SIGHUP'] as const)('%s to npm alone stops the server, which takes its time', async (signal) => {
  const { npm, server, ended } = await startByNpm();
  process.kill(npm, signal);
  await ended;
  await until(() => !isAlive(server));
  expect(read('stopped')).toBe('SIGTERM');
});

it.each(['SIGINT', 'SIGHUP'] as const)(
  '%s to the whole group, as a terminal sends it, stops the server',
  async (signal) => {
    const { npm, server, ended } = await startByNpm();
    process.kill(-npm, signal);
    await ended;
    await until(() => !isAlive(server));
    expect(read('stopped')).toBe(signal);
  },
);

it('hands the output to somebody who listens, in place of the terminal', async () => {
  writeFileSync(join(dir, 'talk.mjs'), "console.log('progress'); console.error('trouble'); process.exitCode = 3;");
  const { supervise } = await import('./supervise.ts');
  let heard = '';
  expect(await supervise([join(dir, 'talk.mjs')], {}, (text) => (heard += text))).toBe(3);
  expect(heard).toContain('progress\n');
  expect(heard).toContain('trouble\n');
});
