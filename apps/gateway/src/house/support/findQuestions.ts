import { type Db, sql } from '../../db/index.ts';
import type { Language } from '../../outside/mail/letter.ts';

/** Questions that one automatic answer leads to. */
const MOST = 2;
/** Of the bigrams of a Chinese question, the share that an answer must have. */
const ALIKE = 0.4;
/** The least rank of an English answer: less is chance. */
const RANK = 0.2;

const HAN = /\p{Script=Han}/u;

/** Pairs of neighbours among the Chinese characters of a text, which has no spaces between its words. */
function bigramsOf(text: string): readonly string[] {
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  const pairs = runs.flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2)),
  );
  return [...new Set(pairs)];
}

/**
 * Finds the questions whose answers may help, best first: English by full-text search, Chinese by the pairs of characters that both texts
 * have, of which those of the question itself count more.
 * @returns their codes
 */
export async function findQuestions(db: Db, text: string, language: Language | null): Promise<string[]> {
  const isChinese = HAN.test(text);
  const lang = isChinese ? (language === 'zh_HK' ? 'zh_HK' : 'zh_CN') : 'en';
  const bigrams = bigramsOf(text);
  const score = isChinese
    ? sql`(select count(*) filter (where position(b in t.title) > 0) + 0.5 * count(*) filter (where position(b in t.plain) > 0)
        from unnest(${[...bigrams]}::text[]) b) / ${Math.max(1, bigrams.length)}::float8`
    : sql`ts_rank(setweight(to_tsvector('english', t.title), 'A') || setweight(to_tsvector('english', t.plain), 'D'),
        (select coalesce(string_agg(quote_literal(lexeme), ' | '), '')::tsquery from unnest(to_tsvector('english', ${text}))))::float8`;
  const rows = await db.query<{ code: string }>(sql`
    select code from (
      select n.code, ${score} as score from content_now n join content_text t on t.version_id = n.id
      where n.kind = 'faq' and t.lang = ${lang}) q
    where score >= ${isChinese ? ALIKE : RANK} order by score desc, code limit ${MOST}`);
  return rows.map(({ code }) => code);
}
