/** `npm start`: builds the wallet and the gateway, then serves the whole product on one port. */
import { spawn } from 'node:child_process';
import { nx } from './run.ts';

const started = performance.now();
console.log('Building the wallet and the gateway …');
const code = await nx('run-many', '-t', 'build', '-p', '@ezwallet/wallet', '@ezwallet/gateway', '--parallel=2');
if (code !== 0) {
  console.error('The build failed. Its output is above.');
  process.exit(code);
}
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s. Starting …\n`);

const gateway = spawn(process.execPath, ['--disable-proto=delete', 'apps/gateway/dist/main.js'], { stdio: 'inherit' });
/* A terminal sends Ctrl-C to the whole group. This process only waits until the gateway has shut down. */
process.on('SIGINT', () => {});
process.on('SIGTERM', () => gateway.kill('SIGTERM'));
gateway.on('exit', (exitCode, signal) => process.exit(exitCode ?? (signal ? 1 : 0)));
