import { writeFileSync } from 'node:fs';
import { contract } from '../src/contract/index.ts';
import { routesModules } from '../src/contract/routesOf.ts';

for (const [file, source] of Object.entries(routesModules(contract)))
  writeFileSync(new URL(`../src/contract/${file}`, import.meta.url), source);
