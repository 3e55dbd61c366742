import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installFrozen } from './installFrozen.ts';

const PATIENCE_MS = 20_000;

/** Everyone who can reach it may publish. Without uplinks, it has only the packages published to it. */
const CONFIG = `storage: ./storage
packages:
  '@ezwallet/*': { access: $all, publish: $all, unpublish: $all }
log: { type: stdout, format: pretty, level: warn }
web: { enable: false }
`;

interface Registry {
  readonly url: string;
  /** An .npmrc that can publish to it. */
  readonly userConfig: string;
  stop(): Promise<void>;
}

/**
 * Installs a registry in an empty folder and starts it on a free port of this machine.
 *
 * @throws with its output, if it does not answer in time
 */
export async function startRegistry(folder: string): Promise<Registry> {
  await installFrozen('registry', folder);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const userConfig = join(folder, '.npmrc');
  writeFileSync(userConfig, `//127.0.0.1:${port}/:_authToken=anybody\n`);

  const verdaccio = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const config = join(folder, 'config.yaml');
  writeFileSync(config, CONFIG);
  const child = spawn(process.execPath, [verdaccio, '--config', config, '--listen', `127.0.0.1:${port}`]);
  const written: string[] = [];
  const keep = (piece: Buffer) => void written.push(piece.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = () => {
    child.kill();
    return ended;
  };

  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error(`The local registry does not answer at ${url}. It wrote:\n${written.join('')}`);
    }
    await wait(100);
  }
  return { url, userConfig, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
