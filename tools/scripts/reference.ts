/** `npm run reference`: builds the API reference and prints where it is. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nx } from './run.ts';

const code = await nx('run', '@ezwallet/api-client:build');
if (code === 0)
  console.log(`\nOpen ${pathToFileURL(resolve('libs/api-client/dist/reference.html')).href} in a browser.`);
process.exitCode = code;
