import { checkJournal, type JournalCheck, readJournal } from '../house/staff/journal.ts';
import { type Command, minute } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, sayPage } from './paging.ts';
import { findUser } from './users.ts';

export const journalShow: Command = {
  summary: 'Shows what staff did and looked at, newest first.',
  usage: `[--of NAME] [--about USER_NO] ${PAGE_USAGE}`,
  options: {
    of: { about: 'of one person' },
    about: { about: 'about one member' },
    ...PAGE_OPTIONS,
  },
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const about = values['about'] === undefined ? undefined : (await findUser(db, values['about'])).id;
    const rows = (await readJournal(db, { of: values['of'], about, limit: page.rows, offset: page.offset })).map(
      (row) => [
        String(row.id),
        minute(row.at),
        row.kind,
        row.second === null ? row.by : `${row.by}, ${row.second}`,
        row.verb,
        row.about,
        row.why,
        row.kind === 'look' ? '' : `${row.before ?? '-'} > ${row.after ?? '-'}`,
      ],
    );
    sayPage(say, page, ['row', 'at', 'kind', 'by', 'verb', 'about', 'why', 'before > after'], rows);
    return 0;
  },
};

/** Puts the result of a check of the journal into words. */
export function describeJournal({ rows, head, broken }: JournalCheck): string {
  return broken === null
    ? `The journal of staff is whole: ${rows} rows, the last is ${head || 'none'}.`
    : `Somebody changed the journal of staff at row ${broken}, or removed what was before it.`;
}

export const journalCheck: Command = {
  summary: 'Checks that the journal is as it was written. Exits with 1 if not. Keep the last hash elsewhere.',
  usage: '',
  options: {},
  async run({ db }, { say }) {
    const check = await checkJournal(db);
    say(describeJournal(check));
    return check.broken === null ? 0 : 1;
  },
};
