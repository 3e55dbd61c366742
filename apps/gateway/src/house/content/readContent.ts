import type { BannerFile, Notice, PageCode, PageFile, TextBlock } from '@ezwallet/api-client/contract';
import { NOTICE_TYPES } from '@ezwallet/api-client/constants';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { type BANNER_GROUPS, type ContentKind, type ContentLanguage, TOPICS } from './content-kinds.ts';

/** The folder of the pictures. */
export const PICTURES_PATH = '/static/content/';

/** One text of content that is on now. */
export interface ContentRow {
  readonly code: string;
  readonly kind: ContentKind;
  readonly number: number;
  readonly place: string;
  readonly isPinned: boolean;
  readonly picture: string | null;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly lang: ContentLanguage;
  readonly title: string;
  readonly body: TextBlock[];
  readonly plain: string;
  readonly link: string;
  readonly action: string;
}

/** In one language, English where a text lacks it; without a language in all of them. */
const inLanguage = (lang: ContentLanguage | undefined): Sql =>
  lang === undefined
    ? sql`true`
    : sql`t.lang = coalesce((select lang from content_text where version_id = n.id and lang = ${lang}), 'en')`;

const TEXTS_NOW = sql`content_now n join content_text t on t.version_id = n.id`;

const COLUMNS = sql`n.code, n.kind, n.number, n.place, n.is_pinned as "isPinned", n.picture, n.starts_at as "startsAt",
  n.ends_at as "endsAt", t.lang, t.title, t.body, t.plain, t.link, t.action`;

/** Texts that are on now, in their order: pinned ones first, then by position, then newest first. */
export const contentOf = (
  kinds: readonly ContentKind[],
  lang: ContentLanguage | undefined,
  { pageNo, pageSize } = { pageNo: 1, pageSize: 500 },
): Sql => sql`
  select ${COLUMNS} from ${TEXTS_NOW} where n.kind = any(${[...kinds]}::text[]) and ${inLanguage(lang)}
  order by n.is_pinned desc, n.position, n.starts_at desc, n.content_id desc, t.lang
  limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;

/** How many texts {@link contentOf} finds on all pages. */
export const countContent = (kind: ContentKind, lang: ContentLanguage | undefined): Sql =>
  sql`select count(*)::int as total from ${TEXTS_NOW} where n.kind = ${kind} and ${inLanguage(lang)}`;

/** The code of the newest pop notice that is on, as SQL. */
export const LAST_POP_NOTICE = sql`(
  select code from content_now where kind = 'popNotice' order by starts_at desc, content_id desc limit 1)`;

const pictureAt = (name: string | null): string => (name === null ? '' : PICTURES_PATH + name);

const TYPE_OF = {
  notice: NOTICE_TYPES.notice,
  marquee: NOTICE_TYPES.marquee,
  popNotice: NOTICE_TYPES.popNotice,
} as const satisfies Readonly<Partial<Record<ContentKind, Notice['type']>>>;

/** Kinds of content by the type of a notice. */
export const KIND_OF = Object.fromEntries(Object.entries(TYPE_OF).map(([kind, type]) => [type, kind])) as Readonly<
  Record<Notice['type'], keyof typeof TYPE_OF>
>;

/** A text as a notice of the contract. */
export const viewNotice = (row: ContentRow): Notice => ({
  id: row.code,
  type: TYPE_OF[row.kind as keyof typeof TYPE_OF],
  title: row.title,
  content: row.plain,
  body: row.body,
  link: row.link,
  action: row.action,
  picture: pictureAt(row.picture),
  startDate: row.startsAt,
  endDate: row.endsAt,
  lang: row.lang,
});

const viewActivity = (row: ContentRow): BannerFile['banner']['slider_data'][number] => ({
  id: row.code,
  activityName: row.title,
  activityCode: row.code,
  imagePath: pictureAt(row.picture),
  detailImagePath: pictureAt(row.picture),
  activityLink: row.link,
  activityDesc: row.plain,
  startDate: row.startsAt,
  endDate: row.endsAt,
  lang: row.lang,
});

/** The static file of banners, in one language or in all. */
export async function readBannerFile(db: Db, lang: ContentLanguage | undefined): Promise<BannerFile> {
  const rows = await db.query<ContentRow>(contentOf(['banner', 'popNotice', 'faq'], lang));
  const group = (place: (typeof BANNER_GROUPS)[number]) => ({
    slider_data: rows.filter((row) => row.kind === 'banner' && row.place === place).map(viewActivity),
  });
  const faqs = Object.entries(TOPICS).flatMap(([topic, names]) =>
    rows
      .filter((row) => row.kind === 'faq' && row.place === topic)
      .map(({ code, title, plain, body, lang: written }) => ({
        id: code,
        topic: names[lang ?? written],
        question: title,
        answer: plain,
        body,
        lang: written,
      })),
  );
  return {
    banner: group('banner'),
    banner1: group('banner1'),
    popBanner: group('popBanner'),
    popNotice: { slider_data: rows.filter(({ kind }) => kind === 'popNotice').map(viewNotice) },
    faq: { slider_data: faqs },
    'activity-list': group('activity-list'),
  };
}

/** A document of the operator, or undefined while none is published. */
export async function readPage(db: Db, code: PageCode, lang: ContentLanguage): Promise<PageFile | undefined> {
  const row = await db.maybe<ContentRow & { publishedAt: number }>(sql`
    select ${COLUMNS}, n.published_at as "publishedAt" from ${TEXTS_NOW}
    where n.kind = 'page' and n.code = ${code} and ${inLanguage(lang)}`);
  return (
    row && {
      id: row.code,
      title: row.title,
      content: row.plain,
      body: row.body,
      version: row.number,
      publishedAt: row.publishedAt,
      lang: row.lang,
    }
  );
}
