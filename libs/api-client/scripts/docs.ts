import { mkdirSync, writeFileSync } from 'node:fs';
import { documents } from '../src/docs/documents.ts';

const docs = new URL('../docs/', import.meta.url);
mkdirSync(docs, { recursive: true });
for (const [file, text] of Object.entries(await documents())) writeFileSync(new URL(file, docs), text);
