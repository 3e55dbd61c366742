import { writeFileSync } from 'node:fs';
import { contract } from '../src/contract/index.ts';
import { routesModule } from '../src/contract/routesOf.ts';

writeFileSync(new URL('../src/contract/routes.gen.ts', import.meta.url), routesModule(contract));
