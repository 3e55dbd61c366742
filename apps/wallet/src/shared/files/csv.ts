/** A cell that starts like this would run as a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** Free text as a cell that no spreadsheet runs as a formula. */
export const textCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/**
 * RFC 4180 section 2: lines end in CRLF (1), cells with commas, quotes or line breaks are quoted (6), and quotes in
 * them are doubled (7).
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Without it, spreadsheets read the file in the encoding of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table for spreadsheets. @param name without its ending */
export const csvFile = (name: string, rows: readonly (readonly string[])[]): File =>
  new File([BYTE_ORDER_MARK, toCsv(rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' });
