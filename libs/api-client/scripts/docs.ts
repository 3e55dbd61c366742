/** Writes the OpenAPI document and the reference page beside the built modules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { documents } from '../src/docs/documents.ts';

const dist = new URL('../dist/', import.meta.url);
mkdirSync(dist, { recursive: true });
for (const [file, text] of Object.entries(await documents())) writeFileSync(new URL(file, dist), text);
