import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { FILE_TYPES, PDF_PAGES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { EXIT_CODES, type PdfFault } from './PdfRefusal.ts';
import { Slots } from './Slots.ts';

const { maxBytes } = FILE_TYPES.PDF;
/** Milliseconds until a process that does not end is killed. A scan of 50 pages takes two seconds. */
const TIME = 20_000;
/** Megabytes of its heap. */
const MEMORY = 256;
/** Documents at the same time. */
const AT_ONCE = 2;
/** Documents that wait for those. */
const WAITING = 16;

/** Readers accept the mark of a PDF within so many bytes. */
const HEAD = 1024;
const MARK = '%PDF-';

const slots = new Slots(AT_ONCE, WAITING);

/** The bundle has the file of the process next to it. From source, tsx compiles it. */
function command(): readonly string[] {
  if (import.meta.url.endsWith('.js')) return [fileURLToPath(new URL('pdfProcess.js', import.meta.url))];
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return ['--import', tsx, fileURLToPath(new URL('pdfProcess.ts', import.meta.url))];
}

/** Builds a PDF again in a process without settings and secrets, which can be killed. */
async function rebuild(bytes: Uint8Array, time: number): Promise<Buffer | PdfFault> {
  return await new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${MEMORY}`, ...command(), String(PDF_PAGES), String(maxBytes)],
      { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: time, killSignal: 'SIGKILL' },
    );
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    // It ended before it had read everything: its exit code says why.
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => {
      const [fault] = (Object.keys(EXIT_CODES) as PdfFault[]).filter((each) => EXIT_CODES[each] === code);
      const built = Buffer.concat(parts);
      resolve(fault ?? (code === 0 && built.length > 0 ? built : 'damaged'));
    });
    child.stdin.end(bytes);
  });
}

const CODES = { locked: 'CONDITION_NOT_FULLFILL', tooLong: 'OVER_MAX_LENGTH', damaged: 'TYPE_INVALID' } as const;

/**
 * Builds an uploaded PDF again, from its pages alone. Scripts, links, forms, attached files and metadata stay behind.
 *
 * @throws {ApiFailure} `TYPE_INVALID`, `OVER_MAX_LENGTH`, `CONDITION_NOT_FULLFILL` for one with a password, `TRY_AGAIN_LATER`
 */
export async function readPdf(bytes: Buffer, time = TIME): Promise<Buffer> {
  if (bytes.length > maxBytes) throw new ApiFailure('OVER_MAX_LENGTH');
  if (!bytes.subarray(0, HEAD).includes(MARK)) throw new ApiFailure('TYPE_INVALID');
  const built = await slots.run(async () => await rebuild(bytes, time));
  if (built === undefined) throw new ApiFailure('TRY_AGAIN_LATER');
  if (typeof built === 'string') throw new ApiFailure(CODES[built]);
  return built;
}
