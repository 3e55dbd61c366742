/** `npm start`: builds the wallet and the gateway, then serves the whole product on one port. */
import { isPortFree } from './isPortFree.ts';
import { peopleByDefault } from './peopleByDefault.ts';
import { binaryOf } from './run.ts';
import { supervise } from './supervise.ts';

const { HOST = '127.0.0.1', PORT = '8787' } = process.env;
// The gateway says what is wrong with any other text. A port of 0 is chosen by the system.
if (/^[1-9]\d{0,4}$/.test(PORT) && !(await isPortFree(Number(PORT), HOST))) {
  console.error(
    `Port ${PORT} of ${HOST} is taken. Stop what listens there, or choose another one: PORT=8788 npm start`,
  );
  process.exit(1);
}

const started = performance.now();
console.log('Building the wallet and the gateway. The first time takes a minute …');
const projects = ['-p', '@ezwallet/wallet', '@ezwallet/gateway', '--parallel=2'];
const build = [binaryOf('nx'), 'run-many', '-t', 'build', ...projects, '--output-style=static'];
const told: string[] = [];
const code = await supervise(build, { NX_DAEMON: 'false' }, (text) => told.push(text));
if (code !== 0) {
  console.error(`${told.join('')}\nThe build failed. Its output is above.`);
  process.exit(code);
}
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s. Starting …\n`);
// A person who tries the sandbox alone needs somebody to trade with.
const { SCRIPTED_PEOPLE = peopleByDefault(process.env) } = process.env;
process.exitCode = await supervise(['--disable-proto=delete', 'apps/gateway/dist/main.js'], { SCRIPTED_PEOPLE });
