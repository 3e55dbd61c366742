import { randomBytes } from 'node:crypto';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { isCodeRight } from '../../access/codes/codes.ts';
import type { Config } from '../../config/index.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';
import { deviceKey } from '../../people/members/devices.ts';
import { keyOf, type LoginName } from '../../people/members/login-name.ts';
import { isSameDigest, pepperedHashes, tokenHash } from '../../secrets/digest.ts';
import type { Reader } from '../../people/messages/writeMessage.ts';
import type { FileKind } from './kyc-files.ts';

/** A member who goes on with an application on another device. */
export interface HandOver extends Reader {
  readonly memberId: bigint;
  /** The level of the application: nothing else takes files by its token. */
  readonly level: number;
  readonly tokenHash: Buffer;
  readonly countryCode: string;
  readonly phone: string;
  /** The device that has proved the phone; null before. */
  readonly device: string | null;
  readonly codeHash: Buffer | null;
}

/** What another device shows. */
interface Proof {
  readonly token: string;
  readonly verifyCode: string;
}

const SEED_BYTES = 32;
const SECOND = 1000;

type Peppered = Pick<Config, 'secrets'>;

/** A copy of the database has the seed and not the pepper, so it gives no token. @returns one for each pepper, the present one first */
function tokensOf({ secrets }: Peppered, seed: Buffer): readonly [string, ...string[]] {
  const token = (hash: Buffer) => `ho_${hash.toString('base64url')}`;
  const [present, ...earlier] = pepperedHashes(secrets, 'hand over', seed.toString('hex'));
  return [token(present), ...earlier.map(token)];
}

interface Given {
  readonly countryCode: string;
  readonly phone: string;
  readonly seed: Buffer;
  readonly tokenHash: Buffer;
  readonly left: bigint;
  readonly handedIn: readonly { readonly kind: 'idFront' | 'idBack' | 'video'; readonly fileId: string }[];
}

/**
 * The token of a member for the level above theirs, and what came with it. It stays the same until it expires; an application
 * that was made with it, or another level, ends it.
 * @returns undefined for a member without a phone
 */
export async function giveHandOver(db: Db, config: Pick<Config, 'secrets' | 'policy'>, memberId: bigint) {
  const seed = randomBytes(SEED_BYTES);
  const hash = tokenHash(tokensOf(config, seed)[0]);
  const isOver = sql`h.expires_at <= app_now() or h.level <> excluded.level`;
  const row = await db.maybe<Given>(sql`
    with given as (
      insert into kyc_hand_over as h (member_id, level, seed, token_hash, expires_at)
      select m.id, m.kyc_level + 1, ${seed}, ${hash}, ${fromNow(config.policy.kyc.handOver)}
      from member m where m.id = ${memberId} and m.phone is not null
      on conflict (member_id) do update set
        seed = case when ${isOver} then excluded.seed else h.seed end,
        token_hash = case when ${isOver} then excluded.token_hash else h.token_hash end,
        expires_at = case when ${isOver} then excluded.expires_at else h.expires_at end,
        device = case when ${isOver} then null else h.device end,
        code_hash = case when ${isOver} then null else h.code_hash end,
        level = excluded.level
      returning member_id, seed, token_hash, expires_at
    )
    select m.country_code as "countryCode", m.phone, g.seed, g.token_hash as "tokenHash", extract(epoch from g.expires_at - app_now())::bigint as left,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'fileId', f.file_id) order by f.kind), '[]')
       from kyc_file f where f.handed_over = g.token_hash and f.case_id is null) as "handedIn"
    from given g join member m on m.id = g.member_id`);
  if (!row) return undefined;
  const { seed: kept, tokenHash: keptHash, left, ...facts } = row;
  const tokens = tokensOf(config, kept);
  const token = tokens.find((each) => isSameDigest(tokenHash(each), keptHash)) ?? tokens[0];
  return { ...facts, token, expiresIn: Math.max(1, Number(left)) };
}

const COLUMNS = sql`
  h.member_id as "memberId", h.level, h.token_hash as "tokenHash", m.country_code as "countryCode", m.phone,
  m.language, m.anti_phishing_code as "antiPhishingCode", h.device, h.code_hash as "codeHash"`;

/** @throws {ApiFailure} `TOKEN_INVALID` for an unknown and for an expired token, for one of another level, and in a shut account */
export async function openHandOver(db: Db, token: string, condition: Sql = sql`true`): Promise<HandOver> {
  const found = await db.maybe<HandOver>(sql`
    select ${COLUMNS} from kyc_hand_over h join member m on m.id = h.member_id
    where h.token_hash = ${tokenHash(token)} and h.expires_at > app_now() and h.level = m.kyc_level + 1
      and m.phone is not null and m.user_flag = 1 and ${condition}
      and not exists (
        select 1 from restriction r
        where r.member_id = m.id and r.kind = 'account' and app_now() >= r.starts_at and app_now() < r.ends_at)`);
  if (!found) throw new ApiFailure('TOKEN_INVALID');
  return found;
}

/** The member's own phone. */
export const phoneOfHandOver = ({ countryCode, phone }: Pick<HandOver, 'countryCode' | 'phone'>): LoginName => ({
  kind: 'phone',
  areaCode: countryCode,
  number: phone,
});

/** Which level takes a kind of file from another device. */
export const LEVEL_OF_KIND: Readonly<Record<Exclude<FileKind, 'funds'>, number>> = { idFront: 2, idBack: 2, video: 3 };

/**
 * Checks the code that the phone got. The first right one is good on its device for as long as the token is.
 * @throws {ApiFailure} `EXPIRED` for every fault
 */
async function proveHandOver(ctx: CallContext, handOver: HandOver, code: string): Promise<void> {
  const { db, config, device } = ctx;
  const hashes = pepperedHashes(config.secrets, 'handOver', handOver.tokenHash.toString('hex'), code);
  const key = deviceKey(device);
  const { codeHash } = handOver;
  if (handOver.device === key && codeHash && hashes.some((hash) => isSameDigest(codeHash, hash))) return;
  const purpose = { scene: 'handOver', target: keyOf(phoneOfHandOver(handOver)) } as const;
  if (!(await isCodeRight(ctx, purpose, code, 'consume'))) throw new ApiFailure('EXPIRED');
  await db.query(sql`
    update kyc_hand_over set device = ${key}, code_hash = ${hashes[0]}
    where token_hash = ${handOver.tokenHash} and member_id = ${handOver.memberId}`);
}

/** The member of a token, once the code of their phone is right. @throws {ApiFailure} `TOKEN_INVALID`, `EXPIRED` */
export async function proven(ctx: CallContext, { token, verifyCode }: Proof, condition?: Sql): Promise<HandOver> {
  const handOver = await openHandOver(ctx.db, token, condition);
  await proveHandOver(ctx, handOver, verifyCode);
  return handOver;
}

/** Seconds of a time in milliseconds. */
export const inSeconds = (milliseconds: number): number => milliseconds / SECOND;
