import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@ezwallet/api-client/constants';
import { BANNER_GROUPS, CONTENT_KINDS, type ContentKind, TOPICS } from '../house/content/content-kinds.ts';
import { ContentFault, dropContent, endContent, publishContent, writeContent } from '../house/content/writeContent.ts';
import { DOCUMENT_DRAFTS } from '../house/content/documentDrafts.ts';
import { missingDocuments } from '../house/content/missingDocuments.ts';
import { contentProcess } from '../house/content/process.ts';
import { type Db, sql } from '../db/index.ts';
import { type Command, type Invocation, minute, OperatorError, plainly, table } from './Command.ts';
import { readText, TEXT_LENGTH } from './readText.ts';

type Values = Invocation['values'];

/** @throws {OperatorError} */
function readMoment(values: Values, option: string): Date | null {
  const text = values[option];
  if (text === undefined) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new OperatorError(`--${option} is a moment such as 2026-12-01T08:00Z, or with +08:00 in place of Z.`);
  return at;
}

function readNumber(text: string | undefined, what: string): number {
  if (text === undefined || !/^\d{1,6}$/.test(text)) throw new OperatorError(`Give the ${what} as a whole number.`);
  return Number(text);
}

function readCode(code: string | undefined): string {
  if (code === undefined) throw new OperatorError('Give the code of the content. See --help.');
  return code;
}

async function readSource(path: string): Promise<Buffer> {
  return await readFile(path).catch(() => {
    throw new OperatorError(`${path} cannot be read.`);
  });
}

const AS = { about: 'your name, which stays with the version' };

export const contentWrite: Command = {
  summary: 'Writes a draft of a notice, question, document or banner: the first one, or the next version.',
  usage: 'CODE --kind KIND --en FILE [--zh_CN FILE] [--zh_HK FILE] --as NAME [...]',
  options: {
    kind: { about: CONTENT_KINDS.join(', ') },
    en: { about: 'the text: "# Title", then Markdown with headings, lists, **strong**, *emphasis* and [links](/faq)' },
    zh_CN: { about: 'the same in Simplified Chinese; English shows without it' },
    zh_HK: { about: 'the same in Hong Kong Chinese; English shows without it' },
    place: { about: `of a question: ${Object.keys(TOPICS).join(', ')}; of a banner: ${BANNER_GROUPS.join(', ')}` },
    position: { about: 'its place in the order, 0 if absent' },
    pinned: { about: 'yes keeps a notice on top' },
    picture: { about: 'a JPEG, PNG or WebP, which is encoded again' },
    from: { about: 'when it starts to show, such as 2026-12-01T08:00+08:00; once published if absent' },
    until: { about: 'when it ends; never if absent' },
    as: AS,
  },
  async run({ db }, { positionals, values, say }) {
    const code = readCode(positionals[0]);
    const by = readText(values, 'as');
    const texts: Record<string, string> = {};
    for (const lang of LANGUAGES) {
      const path = values[lang];
      if (path !== undefined) texts[lang] = (await readSource(path)).toString('utf8');
    }
    const number = await plainly(ContentFault, async () =>
      writeContent(db, {
        code,
        kind: values['kind'] as ContentKind,
        texts,
        by,
        place: values['place'],
        position: values['position'] === undefined ? 0 : readNumber(values['position'], 'position'),
        isPinned: values['pinned'] === 'yes',
        picture: values['picture'] === undefined ? undefined : await readSource(values['picture']),
        startsAt: readMoment(values, 'from'),
        endsAt: readMoment(values, 'until'),
      }),
    );
    say(`${code}: version ${number} is a draft. Somebody else looks at it and publishes it.`);
    return 0;
  },
};

interface Version {
  readonly id: bigint;
  readonly code: string;
  readonly kind: string;
  readonly number: number;
  readonly state: string;
  readonly place: string;
  readonly picture: string | null;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly writtenBy: string;
  readonly publishedBy: string | null;
  readonly title: string;
  readonly langs: string;
}

async function findVersions(db: Db, code: string | null, kind: string | null): Promise<readonly Version[]> {
  return await db.query<Version>(sql`
    select v.id, c.code, c.kind, v.number, v.state, v.place, v.picture, v.starts_at as "startsAt", v.ends_at as "endsAt",
      v.written_by as "writtenBy", v.published_by as "publishedBy", t.title,
      (select string_agg(lang, ' ' order by lang) from content_text where version_id = v.id) as langs
    from content c join content_version v on v.content_id = c.id join content_text t on t.version_id = v.id and t.lang = 'en'
    where (${code}::text is null or c.code = ${code}) and (${kind}::text is null or c.kind = ${kind})
      and (${code}::text is not null or v.state in ('draft', 'published'))
    order by c.kind, c.code, v.number`);
}

export const contentList: Command = {
  summary: 'Lists drafts and what is published, or every version of one content with its history.',
  usage: '[CODE] [--kind KIND]',
  options: { kind: { about: CONTENT_KINDS.join(', ') } },
  async run({ db }, { positionals: [code = null], values, say }) {
    const rows = await findVersions(db, code, values['kind'] ?? null);
    const head = [
      'code',
      'version',
      'kind',
      'place',
      'state',
      'from',
      'until',
      'written by',
      'published by',
      'languages',
    ];
    const cells = rows.map((row) => [
      row.code,
      String(row.number),
      row.kind,
      row.place || '-',
      row.state,
      minute(row.startsAt),
      row.endsAt === null ? '-' : minute(row.endsAt),
      row.writtenBy,
      row.publishedBy ?? '-',
      row.langs,
    ]);
    say(table([head, ...cells]));
    if (code === null) {
      const missing = await missingDocuments(db);
      if (missing.length > 0)
        say(`\nMISSING, members cannot read them: ${missing.join(', ')}. See content drafts --help.`);
      return 0;
    }
    for (const { id, number } of rows) {
      for (const { event, reason, detail, at } of await contentProcess.events(db, id))
        say([`${minute(at)}  ${number}: ${event} by ${String(detail['by'])}`, reason].join('  ').trimEnd());
    }
    return 0;
  },
};

export const contentPreview: Command = {
  summary: 'Shows a version as members would read it, in every language.',
  usage: 'CODE VERSION',
  options: {},
  async run({ db }, { positionals, say }) {
    const code = readCode(positionals[0]);
    const number = readNumber(positionals[1], 'version');
    const version = (await findVersions(db, code, null)).find((each) => each.number === number);
    if (!version) throw new OperatorError(`${code} has no version ${number}.`);
    say(`${code} ${number}  ${version.kind}  ${version.place}  ${version.state}  written by ${version.writtenBy}`);
    say(`from ${minute(version.startsAt)} until ${version.endsAt === null ? '-' : minute(version.endsAt)}`);
    if (version.picture !== null) say(`picture ${version.picture}`);
    const texts = await db.query<{ lang: string; title: string; plain: string; link: string; action: string }>(sql`
      select lang, title, plain, link, action from content_text where version_id = ${version.id} order by lang`);
    for (const { lang, title, plain, link, action } of texts) {
      say(`\n[${lang}] ${title}\n\n${plain}`.trimEnd());
      if (link !== '') say(`\n-> ${action}: ${link}`);
    }
    const missing = LANGUAGES.filter((lang) => !texts.some((text) => text.lang === lang));
    if (missing.length > 0) say(`\nNot in ${missing.join(', ')}: members read the English text.`);
    return 0;
  },
};

export const contentDrafts: Command = {
  summary: 'Writes drafts of the terms and the privacy notice that are missing, to adapt and publish.',
  usage: '--as NAME',
  options: { as: AS },
  async run({ db }, { values, say }) {
    const by = readText(values, 'as');
    const rows = await db.query<{ code: string }>(sql`select code from content`);
    for (const draft of DOCUMENT_DRAFTS.filter(({ code }) => !rows.some((row) => row.code === code))) {
      const number = await plainly(ContentFault, async () => await writeContent(db, { ...draft, by }));
      say(
        `${draft.code}: version ${number} is a draft. Adapt it to your law with content write; somebody else publishes it.`,
      );
    }
    return 0;
  },
};

export const contentRatings: Command = {
  summary: 'Lists how many members and devices each answer helped, the least helpful first.',
  usage: '',
  options: {},
  async run({ db }, { say }) {
    const rows = await db.query<{
      code: string;
      number: number;
      helpful: number;
      unhelpful: number;
      total: number;
    }>(sql`
      select n.code, n.number, count(*) filter (where r.is_helpful)::int as helpful,
        count(*) filter (where not r.is_helpful)::int as unhelpful, count(r.rater)::int as total
      from content_now n left join answer_rating r on r.version_id = n.id
      where n.kind = 'faq' group by n.code, n.number
      order by count(*) filter (where not r.is_helpful)::float / nullif(count(r.rater), 0) desc nulls last, n.code`);
    const share = (part: number, total: number) => (total === 0 ? '-' : `${Math.round((part / total) * 100)}%`);
    const head = ['code', 'version', 'helpful', 'not helpful', 'helped'];
    say(
      table([
        head,
        ...rows.map(({ code, number, helpful, unhelpful, total }) => [
          code,
          String(number),
          String(helpful),
          String(unhelpful),
          share(helpful, total),
        ]),
      ]),
    );
    return 0;
  },
};

/** Reads which version somebody acts on, and their name. @throws {OperatorError} */
const readAct = (
  positionals: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): [code: string, number: number, by: string] => {
  const by = readText(values, 'as');
  return [readCode(positionals[0]), readNumber(positionals[1], 'version'), by];
};

export const contentPublish: Command = {
  summary: 'Publishes a draft that somebody else wrote. Look at it first with content preview.',
  usage: 'CODE VERSION --as NAME',
  options: { as: AS },
  async run({ db }, { positionals, values, say }) {
    const [code, number, by] = readAct(positionals, values);
    await plainly(ContentFault, () => publishContent(db, code, number, by));
    say(`${code}: version ${number} is published`);
    return 0;
  },
};

export const contentDrop: Command = {
  summary: 'Takes back a draft.',
  usage: 'CODE VERSION --as NAME',
  options: { as: AS },
  async run({ db }, { positionals, values, say }) {
    const [code, number, by] = readAct(positionals, values);
    await plainly(ContentFault, () => dropContent(db, code, number, by));
    say(`${code}: version ${number} is dropped`);
    return 0;
  },
};

export const contentEnd: Command = {
  summary: 'Ends what is published. Members do not see it any more.',
  usage: 'CODE --as NAME --reason TEXT',
  options: { as: AS, reason: { about: `why, up to ${TEXT_LENGTH} characters` } },
  async run({ db }, { positionals, values, say }) {
    const by = readText(values, 'as');
    const reason = readText(values, 'reason');
    const code = readCode(positionals[0]);
    await plainly(ContentFault, () => endContent(db, code, by, reason));
    say(`${code}: ended`);
    return 0;
  },
};
