/**
 * `npm run shell`: shows the wallet in a phone. Starts the simulator, a wallet that uses the simulator as its shell,
 * and a gateway if none runs. It writes into a folder for temporary files only. With `WALLET_URL`, starts only the simulator.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { binaryOf } from '../../tools/scripts/run.ts';
import { SHELL_ORIGIN, WALLET_URL } from './addresses.ts';

const GATEWAY_PORT = process.env['PORT'] ?? '8787';
const GATEWAY_URL = process.env['GATEWAY_URL'] ?? `http://127.0.0.1:${GATEWAY_PORT}`;

/** Apart from the checkout, and from the data of `npm start`. */
const OWN = resolve(tmpdir(), `ezwallet-shell-${userInfo().username}`);

const node = (args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const vite = resolve(binaryOf('vite'));
const isRunning = (url: string): Promise<boolean> =>
  fetch(`${url}/health`)
    .then(({ ok }) => ok)
    .catch(() => false);

function startGateway(): ChildProcess {
  const tsx = resolve(binaryOf('tsx'));
  return node([tsx, '--conditions=@ezwallet/source', 'src/main.ts'], 'apps/gateway', {
    PORT: GATEWAY_PORT,
    DATA_DIR: process.env['DATA_DIR'] ?? resolve(OWN, 'data'),
  });
}

/** The wallet's own development server; a build of the wallet does not support the simulator. */
function startWallet(): ChildProcess {
  const { hostname, port } = new URL(WALLET_URL);
  const env = { GATEWAY_URL, VITE_SHELL_ORIGIN: SHELL_ORIGIN, VITE_CACHE_DIR: resolve(OWN, 'wallet') };
  return node([vite, '--host', hostname, '--port', port, '--strictPort'], 'apps/wallet', env);
}

const children: ChildProcess[] = [];
if (!process.env['WALLET_URL']) {
  if (await isRunning(GATEWAY_URL)) console.log(`The gateway at ${GATEWAY_URL} serves.`);
  else children.push(startGateway());
  children.push(startWallet());
}
children.push(node([vite], 'apps/shell-simulator', { VITE_CACHE_DIR: resolve(OWN, 'simulator') }));
console.log(`\nShell simulator: ${SHELL_ORIGIN}   (the page in it: ${WALLET_URL})\n`);

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
