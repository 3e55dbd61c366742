/** `npm run dev`: the wallet with hot reload, on top of a gateway that restarts when its sources change. */
import { spawn, type ChildProcess } from 'node:child_process';

const GATEWAY_PORT = process.env['PORT'] ?? '8787';

const node = (args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const gateway = node(
  ['../../node_modules/tsx/dist/cli.mjs', 'watch', '--conditions=@ezwallet/source', 'src/main.ts'],
  'apps/gateway',
  { PORT: GATEWAY_PORT },
);
const wallet = node(['../../node_modules/vite/bin/vite.js'], 'apps/wallet', {
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
