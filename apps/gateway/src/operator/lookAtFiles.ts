import type { Services } from '../call/Services.ts';
import { sql } from '../db/index.ts';
import { openFile } from '../people/files/files.ts';
import { minute } from './Command.ts';
import { showOnce } from './showOnce.ts';

const LOOK_FOR = 5 * 60_000;

/** A file that staff look at. */
export interface FileToSee {
  readonly fileId: string;
  readonly mimeType: string;
  /** The name under which a PDF is saved; pictures and videos have none. */
  readonly name?: string | null;
}

interface Look {
  /** The name of the person who looks, which stands across the pictures and in the record. */
  readonly by: string;
  /** The number of the trade, or the name of the conversation. */
  readonly about: string;
  readonly say: (line: string) => void;
}

/** Opens each stored file at an address of this machine that works once, for five minutes, and records each look. */
export async function lookAtFiles(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  files: readonly FileToSee[],
  { by, about, say }: Look,
): Promise<void> {
  const shown = files.map(({ fileId, mimeType, name }) => ({
    fileId,
    mimeType,
    name: name ?? null,
    open: async () => {
      const file = await openFile(db, config, sql`f.file_id = ${fileId}`);
      if (!file) throw new Error(`The file ${fileId} is not there.`);
      return file.bytes;
    },
  }));
  const seen = await showOnce(shown, {
    watermark: `${by} ${minute(Date.now())}`,
    lifetime: LOOK_FOR,
    onOpen: ({ fileId, mimeType }, url) => say(`${url}  ${mimeType} ${fileId}`),
    async onLook({ fileId }) {
      await db.query(sql`insert into staff_look (by_staff, about, file_id) values (${by}, ${about}, ${fileId})`);
      log.info({ by, fileId, about }, 'staff looked at a file');
    },
  });
  say(`${seen.length} of ${shown.length} files seen`);
}
