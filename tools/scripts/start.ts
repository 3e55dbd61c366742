/** `npm start`: builds the wallet and the gateway, then serves the whole product on one port. */
import { binaryOf } from './run.ts';
import { peopleByDefault } from './peopleByDefault.ts';
import { supervise } from './supervise.ts';

const started = performance.now();
console.log('Building the wallet and the gateway …');
const projects = ['-p', '@ezwallet/wallet', '@ezwallet/gateway', '--parallel=2'];
const build = [binaryOf('nx'), 'run-many', '-t', 'build', ...projects, '--output-style=static'];
const code = await supervise(build, { NX_DAEMON: 'false' });
if (code !== 0) {
  console.error('The build failed. Its output is above.');
  process.exit(code);
}
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s. Starting …\n`);
// A person who tries the sandbox alone needs somebody to trade with.
const { SCRIPTED_PEOPLE = peopleByDefault(process.env) } = process.env;
process.exitCode = await supervise(['--disable-proto=delete', 'apps/gateway/dist/main.js'], { SCRIPTED_PEOPLE });
