import { sql } from '../../db/index.ts';

/** A message as JSON, of the row `c` of `conversation_message`. */
export const MESSAGE = sql`jsonb_build_object('seq', c.seq, 'by', c.by, 'kind', case when c.file_id is null then 'text' else 'image' end,
  'text', c.text, 'fileId', c.file_id, 'warnings', c.warnings, 'at', epoch_ms(c.at))`;

/** Messages of one answer. */
export const PAGE = 100;
