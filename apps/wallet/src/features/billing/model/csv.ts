/** What a spreadsheet would run as a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/** Free text as a cell that no spreadsheet takes for a formula. */
export const textCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** RFC 4180 section 2: lines end in CRLF (1), cells with commas, quotes or line breaks stand in quotes (6), whose own are doubled (7). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
