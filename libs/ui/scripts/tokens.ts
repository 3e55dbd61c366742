import { writeFileSync } from 'node:fs';
import { toCss } from '../src/tokens/toCss.ts';

writeFileSync(new URL('../src/tokens/tokens.css', import.meta.url), toCss());
