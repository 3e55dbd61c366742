/** `npm run dev`: the wallet with hot reload, on top of a gateway that restarts when its sources change. */
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { peopleByDefault } from './peopleByDefault.ts';
import { binaryOf } from './run.ts';

const GATEWAY_PORT = process.env['PORT'] ?? '8787';

const node = (args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const gateway = node(
  [resolve(binaryOf('tsx')), 'watch', '--disable-proto=delete', '--conditions=@ezwallet/source', 'src/main.ts'],
  'apps/gateway',
  { PORT: GATEWAY_PORT, SCRIPTED_PEOPLE: process.env['SCRIPTED_PEOPLE'] ?? peopleByDefault(process.env) },
);
const wallet = node([resolve(binaryOf('vite'))], 'apps/wallet', {
  GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
});

const children = [gateway, wallet];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
