import { jsPDF } from 'jspdf';
import type { StatementText } from './statementText.ts';

/** Millimetres of a page of A4. */
const WIDTH = 210;
const HEIGHT = 297;
const EDGE = 18;
const LINE = 6.5;
/** The edge of each column in each table: its start, or its end if it is aligned to the right. */
const BALANCES = [EDGE, 78, 116, 154, WIDTH - EDGE];
const MOVEMENTS = [EDGE, 42, 72, 112, WIDTH - EDGE];
const FONT = 'NotoSans';
const INK = 30;
const MUTED = 110;

/** Draws a statement as a PDF of as many pages as it needs. @param font a TrueType font with all its signs */
export function drawStatement(text: StatementText, font: Uint8Array, language: string): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  pdf.addFileToVFS('font.ttf', binary(font));
  pdf.addFont('font.ttf', FONT, 'normal');
  pdf.setFont(FONT);
  pdf.setProperties({ title: text.title, creator: 'ezwallet' });
  pdf.setLanguage(language === 'en' ? 'en' : language === 'zh_HK' ? 'zh-HK' : 'zh-CN');
  let y = EDGE + 6;
  const write = (words: string, x: number, size: number, ink = INK, align: 'left' | 'right' = 'left') => {
    pdf.setFontSize(size).setTextColor(ink).text(words, x, y, { align });
  };
  const row = (cells: readonly string[], columns: readonly number[], rightFrom: number, ink: number) => {
    for (const [index, cell] of cells.entries()) {
      write(cell, columns[index] ?? EDGE, 9, ink, index >= rightFrom ? 'right' : 'left');
    }
  };
  const head = (cells: readonly string[], columns: readonly number[], rightFrom: number) => {
    row(cells, columns, rightFrom, MUTED);
    pdf.setDrawColor(200).line(EDGE, y + 2, WIDTH - EDGE, y + 2);
    y += LINE;
  };
  const table = (
    { title, head: names, rows }: StatementText['balances'],
    columns: readonly number[],
    rightFrom: number,
  ) => {
    y += LINE;
    write(title, EDGE, 12);
    y += LINE + 1;
    head(names, columns, rightFrom);
    for (const cells of rows) {
      if (y > HEIGHT - EDGE - LINE) {
        pdf.addPage();
        y = EDGE + 6;
        head(names, columns, rightFrom);
      }
      row(cells, columns, rightFrom, INK);
      y += LINE;
    }
  };
  write(text.title, EDGE, 18);
  y += LINE + 2;
  for (const line of text.lines) {
    write(line, EDGE, 9, MUTED);
    y += LINE - 1;
  }
  table(text.balances, BALANCES, 1);
  if (text.note === '') table(text.movements, MOVEMENTS, 4);
  else {
    y += LINE;
    write(text.note, EDGE, 9);
  }
  const pages = pdf.getNumberOfPages();
  y = HEIGHT - EDGE + 6;
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    write(text.pageOf(page, pages), WIDTH - EDGE, 8, MUTED, 'right');
    write(text.title, EDGE, 8, MUTED);
  }
  return pdf.output('arraybuffer');
}

/** The library takes files as text, a sign for each byte. */
function binary(bytes: Uint8Array): string {
  const parts: string[] = [];
  const SIZE = 8192;
  for (let at = 0; at < bytes.length; at += SIZE) parts.push(String.fromCharCode(...bytes.subarray(at, at + SIZE)));
  return parts.join('');
}
