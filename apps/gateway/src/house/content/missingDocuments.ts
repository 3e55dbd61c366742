import { type Db, sql } from '../../db/index.ts';
import { NEEDED_DOCUMENTS } from './documentDrafts.ts';

/** The documents that members cannot read now, because nobody has published them. */
export async function missingDocuments(db: Db): Promise<readonly string[]> {
  const shown = await db.query<{ code: string }>(sql`select code from content_now where kind = 'page'`);
  return NEEDED_DOCUMENTS.filter((needed) => !shown.some(({ code }) => code === needed));
}
