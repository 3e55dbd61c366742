import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import type { Video } from './video-container.ts';
import { openPart } from './video-parts.ts';

interface Row {
  readonly ownerId: bigint;
  readonly upload: string;
  readonly mimeType: Video['mimeType'];
  readonly size: number;
  readonly parts: bigint;
  readonly sealed: Buffer;
}

export const getVideo: Handler<typeof contract.common.getVideo> = async ({ fileId, part }, { db, config, session }) => {
  const row = await db.maybe<Row>(sql`
    select f.owner_id as "ownerId", f.upload, f.mime_type as "mimeType", f.size, p.sealed,
      (select count(*) from file_part q where q.owner_id = f.owner_id and q.upload = f.upload) as parts
    from stored_file f join file_part p on p.owner_id = f.owner_id and p.upload = f.upload and p.part = ${part}
    where f.file_id = ${fileId} and f.file_type = 'VIDEO'
      and exists (select 1 from file_reader r where r.file_id = f.file_id and r.member_id = ${session.memberId})`);
  // A stranger's video and one that does not exist get the same answer.
  if (!row) throw new ApiFailure('RECORD_ALREADY_DELETED');
  const { mimeType, size, parts, sealed } = row;
  return { mimeType, size, parts: Number(parts), fileBase64: openPart(config, row, part, sealed).toString('base64') };
};
