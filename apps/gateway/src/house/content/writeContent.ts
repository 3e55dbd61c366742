import { createHash } from 'node:crypto';
import { type Db, sql } from '../../db/index.ts';
import { readPicture } from '../../people/files/pictures.ts';
import { CONTENT_KINDS, type ContentKind, type ContentLanguage, PLACES, WITH_PICTURE } from './content-kinds.ts';
import { readMarkdown, TextFault } from './markdown.ts';
import { contentProcess } from './process.ts';

/** The parts of a new version. */
export interface Draft {
  readonly code: string;
  readonly kind: ContentKind;
  /** Markdown by language; English is always there. */
  readonly texts: Readonly<Partial<Record<ContentLanguage, string>>>;
  readonly by: string;
  /** The topic of a question, or the group of a banner. */
  readonly place?: string | undefined;
  readonly position?: number | undefined;
  readonly isPinned?: boolean | undefined;
  /** The bytes of a file. */
  readonly picture?: Uint8Array | undefined;
  /** Null for now, and for no end. */
  readonly startsAt?: Date | null | undefined;
  readonly endsAt?: Date | null | undefined;
}

/** A version that cannot be written or moved, with the reason for the one who tried. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault';
}

/**
 * Writes a version, which nobody sees before somebody else publishes it. The texts are read, and only what is safe in them is
 * stored to be shown. Pictures are encoded again.
 *
 * @returns the number of the version
 * @throws {ContentFault}
 */
export async function writeContent(db: Db, draft: Draft): Promise<number> {
  const { code, kind, by, place = '', position = 0, isPinned = false, startsAt = null, endsAt = null } = draft;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) || code.length > 60)
    throw new ContentFault('A code has small letters, digits and hyphens, 60 at most.');
  if (!CONTENT_KINDS.includes(kind)) throw new ContentFault(`The kind is one of ${CONTENT_KINDS.join(', ')}.`);
  const places = PLACES[kind];
  if (places ? !places.includes(place) : place !== '')
    throw new ContentFault(places ? `The place is one of ${places.join(', ')}.` : `A ${kind} has no place.`);
  if (startsAt && endsAt && endsAt <= startsAt) throw new ContentFault('It ends before it begins.');
  if (draft.texts.en === undefined) throw new ContentFault('The English text is missing. Others fall back to it.');
  const texts = Object.entries(draft.texts).map(([lang, source]) => ({ lang, source, ...readText(lang, source) }));
  const picture = await storePicture(db, kind, draft.picture);

  return await db.tx(async (tx) => {
    await tx.query(sql`insert into content (code, kind) values (${code}, ${kind}) on conflict (code) do nothing`);
    const content = await tx.one<{ id: bigint; kind: string }>(sql`
      select id, kind from content where code = ${code} for no key update`);
    if (content.kind !== kind) throw new ContentFault(`${code} is a ${content.kind}.`);
    const { id, number } = await tx.one<{ id: bigint; number: number }>(sql`
      insert into content_version (content_id, number, place, position, is_pinned, picture, starts_at, ends_at, written_by)
      select ${content.id}, coalesce(max(number), 0) + 1, ${place}, ${position}, ${isPinned}, ${picture},
        coalesce(${startsAt}::timestamptz, app_now()), ${endsAt}::timestamptz, ${by}
      from content_version where content_id = ${content.id}
      returning id, number`);
    for (const { lang, source, title, body, plain, link, action } of texts) {
      await tx.query(sql`
        insert into content_text (version_id, lang, title, source, body, plain, link, action)
        values (${id}, ${lang}, ${title}, ${source}, ${JSON.stringify(body)}::jsonb, ${plain}, ${link}, ${action})`);
    }
    await contentProcess.begin(tx, id, 'write', { by: 'operator', detail: { by } });
    return number;
  });
}

function readText(lang: string, source: string) {
  try {
    return readMarkdown(source);
  } catch (error) {
    if (error instanceof TextFault) throw new ContentFault(`${lang}: ${error.message}`);
    throw error;
  }
}

async function storePicture(db: Db, kind: ContentKind, bytes: Uint8Array | undefined): Promise<string | null> {
  if (!bytes) {
    if (kind === 'banner') throw new ContentFault('A banner has a picture.');
    return null;
  }
  if (!WITH_PICTURE.includes(kind)) throw new ContentFault(`A ${kind} has no picture.`);
  const picture = await readPicture(bytes);
  if (!picture) throw new ContentFault('The picture is no JPEG, PNG or WebP.');
  const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32);
  const name = `${hash}.${picture.mimeType.split('/')[1] ?? 'bin'}`;
  await db.query(sql`
    insert into content_picture (file_name, mime_type, bytes) values (${name}, ${picture.mimeType}, ${picture.bytes})
    on conflict (file_name) do nothing`);
  return name;
}

interface VersionRow {
  readonly id: bigint;
  readonly state: 'draft' | 'published' | 'ended' | 'dropped';
  readonly writtenBy: string;
}

async function lockVersion(tx: Db, code: string, number: number): Promise<VersionRow> {
  const row = await tx.maybe<VersionRow>(sql`
    select v.id, v.state, v.written_by as "writtenBy" from content_version v join content c on c.id = v.content_id
    where c.code = ${code} and v.number = ${number} for no key update of v`);
  if (!row) throw new ContentFault(`${code} has no version ${number}.`);
  return row;
}

/** Publishes a draft that somebody else wrote. It shows from its start on, in place of the versions before. @throws {ContentFault} */
export async function publishContent(db: Db, code: string, number: number, by: string): Promise<void> {
  await db.tx(async (tx) => {
    const row = await lockVersion(tx, code, number);
    if (row.state !== 'draft') throw new ContentFault(`Version ${number} of ${code} is ${row.state}.`);
    if (row.writtenBy.toLowerCase() === by.toLowerCase())
      throw new ContentFault(`${row.writtenBy} wrote it. Somebody else publishes it.`);
    await tx.query(sql`
      update content_version set published_by = ${by}, published_at = app_now() where id = ${row.id}`);
    await contentProcess.move(tx, row, 'publish', { by: 'operator', detail: { by } });
  });
}

/** Takes back a draft. @throws {ContentFault} */
export async function dropContent(db: Db, code: string, number: number, by: string): Promise<void> {
  await db.tx(async (tx) => {
    const row = await lockVersion(tx, code, number);
    if (row.state !== 'draft') throw new ContentFault(`Version ${number} of ${code} is ${row.state}.`);
    await contentProcess.move(tx, row, 'drop', { by: 'operator', detail: { by } });
  });
}

/** Ends every published version, at once. Members do not see the content any more. @throws {ContentFault} */
export async function endContent(db: Db, code: string, by: string, reason: string): Promise<void> {
  await db.tx(async (tx) => {
    const rows = await tx.query<VersionRow>(sql`
      select v.id, v.state, v.written_by as "writtenBy" from content_version v join content c on c.id = v.content_id
      where c.code = ${code} and v.state = 'published' order by v.number for no key update of v`);
    if (rows.length === 0) throw new ContentFault(`Nothing of ${code} is published.`);
    for (const row of rows) await contentProcess.move(tx, row, 'end', { by: 'operator', reason, detail: { by } });
  });
}
