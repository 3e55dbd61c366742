import type { I18n } from '@lingui/core';
import { drawStatement } from './drawStatement.ts';
import { statementFont } from './statementFont.ts';
import { type Statement, statementText } from './statementText.ts';

/** Makes the statement of a month as a file, on this device. Its code and its font load with the first one. */
export async function makeStatement(
  statement: Statement,
  about: Parameters<typeof statementText>[1],
  i18n: I18n,
): Promise<File> {
  const text = statementText(statement, about, i18n);
  const said = [text.title, text.note, text.pageOf(1, 1), ...text.lines];
  const tables = [text.balances, text.movements].flatMap(({ title, head, rows }) => [title, ...head, ...rows.flat()]);
  const font = await statementFont([...said, ...tables]);
  const name = `ezwallet-statement-${about.month.replaceAll('/', '-')}.pdf`;
  return new File([drawStatement(text, font, i18n.locale)], name, { type: 'application/pdf' });
}
