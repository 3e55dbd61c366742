import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { together } from '../../db/index.ts';
import { type ContentRow, contentOf, countContent, KIND_OF, viewNotice } from './readContent.ts';

export const getNotices: Handler<typeof contract.inbox.getNotices> = async ({ type, lang }, { db }) =>
  (await db.query<ContentRow>(contentOf([KIND_OF[type]], lang))).map(viewNotice);

export const getBulletins: Handler<typeof contract.inbox.getBulletins> = async ({ pageNo, pageSize, lang }, { db }) => {
  const [rows, { total }] = await together(db, (reader) => [
    reader.query<ContentRow>(contentOf(['notice'], lang, { pageNo, pageSize })),
    reader.one<{ total: number }>(countContent('notice', lang)),
  ]);
  const list = rows.map((row) => ({
    id: row.code,
    title: row.title,
    content: row.plain,
    body: row.body,
    publishedAt: row.startsAt,
    isOnTop: row.isPinned,
    lang: row.lang,
  }));
  return { pageNo, pageSize, total, list };
};
