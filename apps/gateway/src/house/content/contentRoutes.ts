import { LANGUAGES } from '@ezwallet/api-client/constants';
import { PAGES, statics } from '@ezwallet/api-client/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { PICTURES_PATH, readBannerFile, readPage } from './readContent.ts';

/** A browser asks again after a minute, and for another hour at once. */
const SHORT = 'public, max-age=60';
const FOREVER = 'public, max-age=31536000, immutable';

const wanted = v.object({ lang: v.optional(v.picklist(LANGUAGES)), code: v.optional(v.picklist(PAGES)) });

/** Reads a static file of the contract; undefined for one that staff have not published. */
type ReadStatic = (db: Db, query: v.InferOutput<typeof wanted>) => Promise<object | undefined>;

/** The static files that the contract describes. */
export const staticFiles = {
  banner: async (db, { lang }) => await readBannerFile(db, lang),
  page: async (db, { lang = 'en', code }) => code && (await readPage(db, code, lang)),
} as const satisfies Readonly<Record<keyof typeof statics, ReadStatic>>;

/** Serves what staff published to everybody, outside of the envelope: the file of banners, documents, and their pictures. */
export function contentRoutes(app: FastifyInstance, { db }: Services): void {
  for (const [name, read] of Object.entries<ReadStatic>(staticFiles)) {
    app.get(statics[name as keyof typeof statics].path, async (request, reply) => {
      const file = await read(db, v.parse(v.fallback(wanted, {}), request.query));
      return file
        ? await reply.header('cache-control', SHORT).send(file)
        : await reply.code(404).send({ message: 'Not found.' });
    });
  }
  app.get<{ Params: { file: string } }>(`${PICTURES_PATH}:file`, async ({ params: { file } }, reply) => {
    const row = await db.maybe<{ mimeType: string; bytes: Buffer }>(sql`
      select mime_type as "mimeType", bytes from content_picture p
      where file_name = ${file}
        and exists (select 1 from content_version where picture = p.file_name and state in ('published', 'ended'))`);
    return row
      ? await reply.header('cache-control', FOREVER).type(row.mimeType).send(row.bytes)
      : await reply.code(404).send({ message: 'Not found.' });
  });
}
