import { type contract, VIDEO_PART_BYTES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { openPart, PART_COLUMNS, type SealedPart } from '../uploads/parts.ts';
import type { Video } from './video-container.ts';

interface Row extends SealedPart {
  readonly mimeType: Video['mimeType'];
  readonly size: number;
  readonly parts: bigint;
}

export const getVideo: Handler<typeof contract.common.getVideo> = async ({ fileId, part }, { db, config, session }) => {
  const row = await db.maybe<Row>(sql`
    select f.mime_type as "mimeType", f.size, ${PART_COLUMNS}, (select count(*) from upload_part q where q.upload = u.upload) as parts
    from stored_file f join upload u on u.file_id = f.file_id
      join upload_part p on p.upload = u.upload and p.starts_at = ${part * VIDEO_PART_BYTES}
    where f.file_id = ${fileId} and f.file_type = 'VIDEO'
      and exists (select 1 from file_reader r where r.file_id = f.file_id and r.member_id = ${session.memberId})`);
  // A stranger's video and one that does not exist get the same answer.
  if (!row) throw new ApiFailure('RECORD_ALREADY_DELETED');
  const { mimeType, size, parts } = row;
  return { mimeType, size, parts: Number(parts), fileBase64: openPart(config.secrets, row).toString('base64') };
};
