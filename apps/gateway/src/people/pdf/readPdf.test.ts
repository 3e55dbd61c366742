import { describe, expect, it } from 'vitest';
import { hostilePdf, makeLockedPdf, makePdf, packedStream, writePdf } from '../../../test/harness/makePdf.ts';
import { readPdf } from './readPdf.ts';

describe('a PDF', () => {
  it('is built again in a process of its own', async () => {
    const built = await readPdf(await makePdf(3));
    expect(built.toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a password', makeLockedPdf, 'CONDITION_NOT_FULLFILL'],
    ['51 pages', async () => await makePdf(51), 'OVER_MAX_LENGTH'],
    ['more than 5 MB', () => Buffer.concat([hostilePdf({}), Buffer.alloc(5_242_880)]), 'OVER_MAX_LENGTH'],
    ['another type', () => Buffer.from('<html>'), 'TYPE_INVALID'],
  ])('with %s is refused', async (_, make, code) => {
    await expect(readPdf(await make())).rejects.toMatchObject({ code });
  });

  it.each<[string, () => Buffer]>([
    [
      'objects of two gigabytes',
      () =>
        hostilePdf({
          objects: [
            packedStream(Buffer.alloc(500_000_000), '/Type /ObjStm /N 1 /First 4'),
            packedStream(Buffer.alloc(500_000_000), '/Type /XRef /W [1 2 1] /Size 9'),
          ],
        }),
    ],
    [
      'a picture of half a gigabyte',
      () =>
        hostilePdf({
          resources: '/XObject << /X 6 0 R >>',
          objects: [packedStream(Buffer.alloc(500_000_000), '/Subtype /Image')],
        }),
    ],
    [
      'more objects than its memory takes',
      () => hostilePdf({ objects: [packedStream(`8 0 [${'[1]'.repeat(16_000_000)}]`, '/Type /ObjStm /N 1 /First 4')] }),
    ],
  ])('that becomes %s ends its process, not the gateway', async (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(5_242_880);
    await expect(readPdf(bytes)).rejects.toMatchObject({ code: 'TYPE_INVALID' });
  });

  it('that takes too long is refused, while the gateway goes on', async () => {
    const kids = Array.from(
      { length: 40 },
      (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] /Count 2 >>`,
    );
    const bytes = writePdf(['<< /Type /Catalog /Pages 2 0 R >>', ...kids, '<< /Type /Page /MediaBox [0 0 9 9] >>']);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await expect(readPdf(bytes, 2_000)).rejects.toMatchObject({ code: 'TYPE_INVALID' });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});
