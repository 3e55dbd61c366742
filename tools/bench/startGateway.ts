import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export interface RunningGateway {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built gateway on a free port with a database of its own, and waits until it is healthy. */
export async function startGateway(): Promise<RunningGateway> {
  const port = await freePort();
  const dataDir = join(tmpdir(), `ezwallet-${randomUUID()}`);
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-proto=delete', 'apps/gateway/dist/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`The gateway ended with code ${child.exitCode} before it was healthy.`);
    const healthy = await fetch(`${origin}/health`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (healthy) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('The gateway was not healthy within 30 s.');
}
