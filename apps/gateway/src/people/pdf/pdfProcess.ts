/** Builds the PDF of its input again: `pdfProcess.ts <pages> <bytes>`. Its output is the new one; its exit code tells why there is none. */
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { EXIT_CODES, PdfRefusal } from './PdfRefusal.ts';
import { rebuildPdf } from './rebuildPdf.ts';

const [pages, bytes] = process.argv.slice(2).map(Number);

// Where memory is short, Linux ends this process before the gateway and the database.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems have no such file.
}

try {
  const built = await rebuildPdf(await buffer(process.stdin), { pages: pages ?? 0, bytes: bytes ?? 0 });
  process.stdout.write(built);
} catch (error) {
  process.exitCode = EXIT_CODES[error instanceof PdfRefusal ? error.fault : 'damaged'];
}
