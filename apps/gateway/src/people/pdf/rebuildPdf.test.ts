import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import {
  everythingIn,
  hostilePdf,
  type HostilePdf,
  makeLockedPdf,
  makePdf,
  packedStream,
  writePdf,
} from '../../../test/harness/makePdf.ts';
import { makePicture } from '../../../test/harness/uploadPicture.ts';
import { rebuildPdf } from './rebuildPdf.ts';

const rebuild = async (bytes: Uint8Array) => Buffer.from(await rebuildPdf(bytes, { pages: 50, bytes: 5_242_880 }));

/** A mark in each part of a hostile file that must not come along. */
const EVIL = 'evil-mark';
const SCRIPT = `<< /Type /Action /S /JavaScript /JS (app.alert\\("${EVIL}"\\)) >>`;
const LAUNCH = `<< /S /Launch /F (${EVIL}.exe) /Win << /F (${EVIL}.exe) >> >>`;
const URI = `<< /S /URI /URI (https://${EVIL}.example) >>`;
const FILE = `<< /Type /Filespec /F (${EVIL}.exe) /EF << /F 9 0 R >> >>`;

const HOSTILE: Readonly<Record<string, HostilePdf>> = {
  'a script that runs when the file opens': { catalogue: `/OpenAction ${SCRIPT}` },
  'scripts of names, and of the moments of a document': {
    catalogue: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >> /AA << /WC ${SCRIPT} >>`,
  },
  'a program that starts when the page opens': { page: `/AA << /O ${LAUNCH} >>` },
  'an attached file': {
    catalogue: `/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >> /AF [6 0 R]`,
    objects: [FILE.replace('9 0', '7 0'), packedStream(EVIL, '/Type /EmbeddedFile')],
  },
  'links and notes': {
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 400 300] /A ${URI} >> << /Type /Annot /Subtype /FileAttachment /FS ${FILE} /Contents (${EVIL}) >>]`,
  },
  'a form with scripts and XFA': {
    catalogue: `/AcroForm << /Fields [6 0 R] /XFA [(template) 7 0 R] /CO [6 0 R] >>`,
    page: '/Annots [6 0 R]',
    objects: [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${EVIL}) /AA << /K ${SCRIPT} >> >>`,
      packedStream(`<xdp>${EVIL}</xdp>`),
    ],
  },
  'metadata, its author and what programs keep': {
    catalogue: '/Metadata 6 0 R /StructTreeRoot << /Type /StructTreeRoot >>',
    page: `/Metadata 6 0 R /PieceInfo << /App << /Private (${EVIL}) >> >> /Thumb 6 0 R`,
    objects: [packedStream(`<x:xmpmeta>${EVIL}</x:xmpmeta>`, '/Type /Metadata /Subtype /XML')],
  },
  'picture that is in another file, with metadata and a link': {
    resources: '/XObject << /X 6 0 R /Y 7 0 R /Z 8 0 R >>',
    objects: [
      packedStream(
        'q Q',
        `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Ref << /F (${EVIL}.pdf) /Page 0 >> /Metadata (${EVIL}) /A ${URI}`,
      ),
      `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /Length 0 /F ${FILE} /OPI << /2.0 (${EVIL}) >> >>\nstream\n\nendstream`,
      packedStream(`(${EVIL}) run`, '/Type /XObject /Subtype /PS'),
    ],
  },
  'actions and pages that hide among what a page draws with': {
    resources: `/ExtGState << /A ${SCRIPT} /P 6 0 R /Q << /Deep [ [ ${LAUNCH} ] << /Why ${URI} >> ] >> >> /Properties << /M << /Secret (${EVIL}) >> >> /Odd (${EVIL})`,
    objects: [`<< /Type /Page /Annots [<< /A ${URI} >>] /Secret (${EVIL}) >>`],
  },
  'spelt with numbers': {
    catalogue: `/Open#41ction << /S /Java#53cript /J#53 (${EVIL}) >>`,
    page: `/A#41 << /O ${SCRIPT} >>`,
  },
  'an object that no reader understands': {
    resources: '/ExtGState << /G 6 0 R >>',
    objects: [`<< /S /JavaScript /JS (${EVIL}) <( >`],
  },
  'objects that nothing leads to': { objects: [SCRIPT, packedStream(EVIL)] },
};
const FORBIDDEN =
  /evil-mark|\/(?:JavaScript|JS|Launch|URI|OpenAction|AA|AcroForm|XFA|EmbeddedFile|EmbeddedFiles|Filespec|Annots|Annot|Metadata|Names|Info|PieceInfo|Ref|OPI|Properties)\b/;

describe('a PDF that is built again', () => {
  it('comes out with its pages, and what they draw', async () => {
    const built = await rebuild(await makePdf(50));
    expect((await PDFDocument.load(built)).getPageCount()).toBe(50);
    expect(await everythingIn(built)).toContain(Buffer.from('Statement, page 50').toString('hex').toUpperCase());
  });

  it.each(Object.entries(HOSTILE))('loses %s', async (_, file) => {
    const bytes = hostilePdf(file);
    expect(bytes.toString('latin1')).toMatch(/evil-mark|Filter/);
    const built = await everythingIn(await rebuild(bytes));
    expect(built).toContain('(Balance 721.00) Tj');
    expect(built).toMatch(/\/F \d+ 0 R/);
    expect(built).not.toMatch(FORBIDDEN);
  });

  it('keeps nothing of a file that begins like another, or goes on like one', async () => {
    const script = `<script>${EVIL}</script>`;
    const bytes = Buffer.concat([Buffer.from(`<html>${script}\n`), hostilePdf({}), Buffer.from(script)]);
    const built = await rebuild(bytes);
    expect(built.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await everythingIn(built)).not.toMatch(FORBIDDEN);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a password', makeLockedPdf, 'locked'],
    ['51 pages', async () => await makePdf(51), 'tooLong'],
    ['garbage', () => Buffer.from('%PDF-1.7\n garbage'), 'damaged'],
    ['a half of its bytes', async () => (await makePdf()).subarray(0, 300), 'damaged'],
    [
      'no page',
      () => writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      'damaged',
    ],
    [
      'itself as its page tree',
      () => writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
      'damaged',
    ],
    ['a web page', () => Buffer.from('<html>'), 'damaged'],
    [
      'a picture behind its mark',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await makePicture()]),
      'damaged',
    ],
    ['brackets without an end', () => hostilePdf({ page: `/Deep ${'['.repeat(2_000_000)}` }), 'damaged'],
  ])('with %s is refused', async (_, make, fault) => {
    await expect(rebuild(await make())).rejects.toMatchObject({ fault });
  });
});
