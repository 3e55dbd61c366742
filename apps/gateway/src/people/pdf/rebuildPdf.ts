import { EncryptedPDFError, ParseSpeeds, PDFDocument, PDFName, PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { CleanCopier } from './copyCleanly.ts';
import { limitDecoding, staySmall } from './limitDecoding.ts';
import { type PdfFault, PdfRefusal } from './PdfRefusal.ts';

/** The largest document that is taken. */
export interface PdfLimits {
  readonly pages: number;
  readonly bytes: number;
}

const MEDIA_BOX = PDFName.of('MediaBox');
/** For a page that does not say its size, as readers take it. In points. */
const LETTER = [0, 0, 612, 792];

const refuse = (fault: PdfFault): never => {
  throw new PdfRefusal(fault);
};

/**
 * Builds a PDF again from what its pages draw: no actions, scripts, links, forms, attached files, layers or metadata come along. Runs in
 * a process of its own, because a hostile document can take any amount of time and memory.
 *
 * @throws {PdfRefusal}
 */
export async function rebuildPdf(bytes: Uint8Array, limits: PdfLimits): Promise<Uint8Array> {
  try {
    return await build(bytes, limits);
  } catch (error) {
    if (error instanceof PdfRefusal) throw error;
    // The reader stumbled over it.
    return refuse(error instanceof EncryptedPDFError ? 'locked' : 'damaged');
  }
}

async function build(bytes: Uint8Array, limits: PdfLimits): Promise<Uint8Array> {
  const decoding = limitDecoding();
  const source = await PDFDocument.load(bytes, {
    updateMetadata: false,
    capNumbers: true,
    parseSpeed: ParseSpeeds.Fastest,
  });
  if (decoding.isOver) refuse('damaged');
  const pages = source.getPages();
  if (pages.length === 0) refuse('damaged');
  if (pages.length > limits.pages) refuse('tooLong');
  const built = await PDFDocument.create({ updateMetadata: false });
  const copier = new CleanCopier(source.context, built.context);
  for (const { node } of pages) {
    const page = copier.copyPage(node);
    if (!page.has(MEDIA_BOX)) page.set(MEDIA_BOX, built.context.obj(LETTER));
    built.addPage(PDFPage.of(page, built.context.register(page), built));
  }
  const streams = built.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? object : []));
  if (!staySmall(streams) || decoding.isOver) refuse('damaged');
  const made = await built.save({ addDefaultPage: false, updateFieldAppearances: false });
  return made.length > limits.bytes ? refuse('tooLong') : made;
}
