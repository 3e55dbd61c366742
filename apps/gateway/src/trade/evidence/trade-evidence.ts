import { fromMinorUnits } from '@ezwallet/validators';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { openFile } from '../../people/files/files.ts';
import { bytesOf } from '../../people/uploads/bytes.ts';
import { sealPack } from './evidence-pack.ts';
import type { ZipEntry } from './zip.ts';

interface CaseFile {
  readonly fileId: string;
  readonly mimeType: string;
}

/** Everything about one purchase that a person needs who was not there, as JSON. Members appear by their numbers. */
async function readCase(db: Db, billNo: string) {
  return await db.maybe<{
    record: Record<string, unknown>;
    files: readonly CaseFile[];
    amount: bigint;
    scale: number;
  }>(sql`
    select s.amount, t.scale, jsonb_build_object(
      'purchase', b.bill_no, 'sale', s.bill_no, 'buyer', m.user_no, 'seller', n.user_no, 'currency', s.asset_id, 'fiat', s.fiat,
      'fiatMinorUnits', s.fiat_amount, 'payMethodId', s.pay_method_id, 'payRemark', b.pay_remark, 'state', s.state, 'outcome', b.outcome,
      'steps', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'event', e.event, 'from', e.from_state, 'to', e.to_state, 'actor', e.actor,
          'reason', e.reason, 'at', epoch_ms(e.at)) order by e.seq) from process_event e where e.process = 'trade' and e.case_id = s.id),
      'chat', (select coalesce(jsonb_agg(jsonb_build_object('seq', c.seq, 'by', c.by, 'text', c.text, 'fileId', c.file_id,
          'warnings', c.warnings, 'at', epoch_ms(c.at)) order by c.seq), '[]') from conversation_message c
          join conversation h on h.id = c.conversation_id where h.purchase_id = b.id),
      'appeals', (select coalesce(jsonb_agg(jsonb_build_object('initiator', a.initiator, 'reason', a.reason, 'openedAt', epoch_ms(a.opened_at),
          'isLate', a.is_late, 'state', a.state, 'result', a.result, 'buyerMinorUnits', a.buyer_amount, 'verdict', a.verdict_reason,
          'closedAt', epoch_ms(a.closed_at), 'statements', (select jsonb_agg(jsonb_build_object('by', q.by, 'text', q.text, 'at', epoch_ms(q.at))
            order by q.id) from appeal_statement q where q.appeal_id = a.id)) order by a.id), '[]') from appeal a where a.purchase_id = b.id),
      'complaints', (select coalesce(jsonb_agg(jsonb_build_object('by', case p.member_id when b.buyer_id then 'buyer' else 'seller' end,
          'reason', p.reason, 'text', p.text, 'at', epoch_ms(p.at))), '[]') from complaint p where p.purchase_id = b.id),
      'uploads', (select coalesce(jsonb_agg(jsonb_build_object('fileId', f.file_id, 'use', u.use, 'by', case u.member_id when b.buyer_id
          then 'buyer' else 'seller' end, 'sha256OfUpload', encode(f.sha256, 'hex'), 'at', epoch_ms(u.added_at)) order by f.id), '[]')
        from trade_file u join stored_file f on f.file_id = u.file_id where u.purchase_id = b.id),
      'postings', (select coalesce(jsonb_agg(jsonb_build_object('group', x.group_id, 'leg', x.leg, 'from', x.debit_id, 'to', x.credit_id,
          'asset', x.asset_id, 'minorUnits', x.amount, 'at', epoch_ms(x.created_at)) order by x.id), '[]')
        from transfer x where x.group_id in (select l.group_id from bill l where l.bill_no in (b.bill_no, s.bill_no)
          or l.bill_no in (select h.bill_no from hold h join appeal a on h.ref_kind = 'lateAppeal' and h.ref_id = a.id::text
            where a.purchase_id = b.id)))) as record,
      (select coalesce(jsonb_agg(distinct jsonb_build_object('fileId', f.file_id, 'mimeType', f.mime_type)), '[]') from stored_file f
        where f.file_id in (select u.file_id from trade_file u where u.purchase_id = b.id
          union select c.file_id from conversation_message c join conversation h on h.id = c.conversation_id where h.purchase_id = b.id)) as files
    from purchase b join sale s on s.id = b.sale_id join member m on m.id = b.buyer_id join member n on n.id = s.seller_id
      join asset t on t.id = s.asset_id
    where b.bill_no = ${billNo}`);
}

/** A signed archive of a purchase, piece by piece: its steps, chat, appeals, postings and files. Undefined where no purchase has the bill. */
export async function packEvidence({ db, config, clock }: Services, billNo: string) {
  const found = await readCase(db, billNo);
  if (!found) return undefined;
  const { record, files, amount, scale } = found;
  const entries: ZipEntry[] = [];
  for (const { fileId, mimeType } of files) {
    const file = await openFile(db, config, sql`f.file_id = ${fileId}`);
    if (file) entries.push({ name: `files/${fileId}.${mimeType.split('/')[1] ?? 'bin'}`, bytes: file.bytes });
  }
  const text = JSON.stringify({ amount: fromMinorUnits(amount, scale), ...record }, undefined, 2);
  const json = { name: 'case.json', bytes: bytesOf(Buffer.from(`${text}\n`)) };
  return await sealPack(config, billNo, clock.now(), [json, ...entries]);
}
