import type { Page } from '@playwright/test';

/** A picture of the device, drawn in a page. */
export async function drawPicture(
  page: Page,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 800;
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 600, 800);
    context.fillStyle = 'white';
    context.font = '48px sans-serif';
    context.fillText('721.00 CNY', 120, 200);
    return canvas.toDataURL('image/png');
  }, colour);
  return { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
