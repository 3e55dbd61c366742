import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFRawStream, PDFStream, StandardFonts, decodePDFRawStream } from '@cantoo/pdf-lib';

/** A PDF of so many pages, each with its number in words that a person reads. */
export async function makePdf(pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = document.embedStandardFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1)
    document.addPage([400, 300]).drawText(`Statement, page ${page}`, { font, x: 40, y: 200 });
  return Buffer.from(await document.save());
}

/** A PDF with a password. */
export async function makeLockedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'secret', ownerPassword: 'other' });
  return Buffer.from(await document.save());
}

/** A PDF of objects as they are written in the file, the first of which is the catalogue. */
export function writePdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
  }
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = Buffer.concat(parts).length;
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream as it is written in a file, packed. */
export function packedStream(content: Buffer | string, entries = ''): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${entries} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** Everything that a file has, unpacked: its objects, its trailer and its streams, in Latin 1. */
export async function everythingIn(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  const trailer = Object.values(context.trailerInfo).join(' ');
  const objects = context.enumerateIndirectObjects().map(([, object]) => {
    const words = object instanceof PDFStream ? object.dict.toString() : object.toString();
    if (!(object instanceof PDFRawStream) || object.dict instanceof PDFDict === false) return words;
    try {
      return `${words} ${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`;
    } catch {
      return `${words} ${Buffer.from(object.contents).toString('latin1')}`;
    }
  });
  return [Buffer.from(pdf).toString('latin1'), trailer, ...objects].join('\n');
}

/** Parts that a hostile file adds to the catalogue, to its page, to what the page draws with, and beside these. */
export interface HostilePdf {
  readonly catalogue?: string;
  readonly page?: string;
  readonly resources?: string;
  readonly objects?: readonly (string | Buffer)[];
}

/** A page that draws words; objects 6 and later are the file's own. */
export const hostilePdf = ({ catalogue = '', page = '', resources = '', objects = [] }: HostilePdf): Buffer =>
  writePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> ${page} >>`,
    packedStream('BT /F 24 Tf 40 200 Td (Balance 721.00) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ]);
