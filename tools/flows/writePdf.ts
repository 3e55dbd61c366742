/** A PDF of the device with a page of words, and a script that would run when it opens. */
export function writePdf(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const words = 'BT /F1 24 Tf 40 200 Td (Balance 721.00) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${objects.join('')}${trailer}`) };
}
