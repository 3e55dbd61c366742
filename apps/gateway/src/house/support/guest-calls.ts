import type { contract, FileType } from '@ezwallet/api-client/contract';
import { verifyCode } from '../../access/codes/codes.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { networkOf } from '../../call/networkOf.ts';
import { spend } from '../../people/costs/costs.ts';
import { viewPicture } from '../../people/files/calls.ts';
import type { Language } from '../../outside/mail/letter.ts';
import { makeFile, type OpenedFile, openFile, storeFile } from '../../people/files/files.ts';
import { deviceKey } from '../../people/members/devices.ts';
import { keyOf, type LoginName, readLoginName } from '../../people/members/login-name.ts';
import { findByLoginName } from '../../people/members/members.ts';
import { newToken, tokenHash } from '../../secrets/digest.ts';
import { hearNews, saidIn } from './calls.ts';
import {
  askSupport,
  byPass,
  createConversation,
  ofPass,
  seeMessages,
  viewDocument,
  viewNews,
} from './conversations.ts';
import { answerByItself } from './openConversation.ts';

export const guestEnter: Handler<typeof contract.support.guestEnter> = async (input, ctx) => {
  const name = readLoginName(input.loginName, input.countryCode);
  await verifyCode(ctx, { scene: 'support', target: keyOf(name) }, input.verifyCode, 'consume');
  const id = await ctx.db.tx(async (tx) => (await findOpen(tx, name)) ?? (await create(tx, name, input.lang)));
  const pass = newToken();
  const { expiresAt } = await ctx.db.one<{ expiresAt: number }>(sql`
    insert into support_pass (token_hash, conversation_id, expires_at)
    values (${tokenHash(pass)}, ${id}, ${fromNow(ctx.config.policy.support.passLifetime)}) returning expires_at as "expiresAt"`);
  return { pass, expiresAt: Math.floor(expiresAt) };
};

/** A guest with a phone or mailbox has one conversation, which goes on however often they come. */
async function findOpen(tx: Db, name: LoginName): Promise<bigint | undefined> {
  const row = await tx.maybe<{ id: bigint }>(sql`
    select id from conversation where guest = ${keyOf(name)} order by id desc limit 1`);
  return row?.id;
}

async function create(tx: Db, name: LoginName, lang: Language | undefined): Promise<bigint> {
  const member = await findByLoginName(tx, name);
  const asker = { memberId: null, guest: keyOf(name), language: member?.language ?? lang ?? null };
  return (await createConversation(tx, asker, 'login', member?.userNo ?? '')).id;
}

export const guestNews: Handler<typeof contract.support.guestNews> = async ({ pass, ...known }, ctx) => {
  const hash = tokenHash(pass);
  const heard = await hearNews(ctx, `pass ${hash.toString('base64')}`, ofPass(hash), known);
  if (!heard) throw new ApiFailure('EXPIRED');
  const last = heard.messages.at(-1);
  if (last) await seeMessages(ctx.db, heard.id, last.seq);
  // The number of the account is for staff alone.
  return { ...viewNews(heard, ctx.config.policy), reference: '' };
};

export const guestSend: Handler<typeof contract.support.guestSend> = async (input, ctx) => {
  const found = await findByPass(ctx, input.pass);
  const said = saidIn(input);
  const message = await askSupport(ctx.db, ctx.config.policy, found.id, said);
  if (found.state === 'new') await answerByItself(ctx.db, ctx.config.policy, found.id, said.text, found.language);
  return message;
};

const KILOBYTE = 1000;

export const guestUpload: Handler<typeof contract.support.guestUpload> = async (
  { pass, fileBase64, fileName, fileType },
  ctx,
) => {
  const { db, config, device, ip } = ctx;
  const { id } = await findByPass(ctx, pass);
  const uploaded = Buffer.from(fileBase64, 'base64');
  await spend(ctx, {
    kind: 'guestFile',
    who: { device: deviceKey(device), conversation: String(id), network: networkOf(ip) },
    breaks: true,
    weight: Math.ceil(uploaded.length / KILOBYTE),
  });
  const file = await makeFile(fileType, fileName, uploaded);
  const fileId = await storeFile(db, config, { conversationId: id }, uploaded, file);
  if (fileId === undefined) throw new ApiFailure('OVER_MAX_TOTAL');
  return { fileId, size: file.bytes.length };
};

export const guestImage: Handler<typeof contract.support.guestImage> = async ({ pass, fileId }, ctx) => {
  return await viewPicture(await openTheirs(ctx, pass, fileId, 'IMG'));
};

export const guestFile: Handler<typeof contract.support.guestFile> = async ({ pass, fileId }, ctx) => {
  return await viewDocument(await openTheirs(ctx, pass, fileId, 'PDF'));
};

/** @throws {ApiFailure} `EXPIRED`, and `RECORD_ALREADY_DELETED` for a file of another conversation, or of another kind */
async function openTheirs(ctx: CallContext, pass: string, fileId: string, fileType: FileType): Promise<OpenedFile> {
  const isTheirs = sql`f.file_id = ${fileId} and f.file_type = ${fileType} and f.conversation_id = ${byPass(tokenHash(pass))}`;
  const file = await openFile(ctx.db, ctx.config, isTheirs);
  if (file) return file;
  await findByPass(ctx, pass);
  throw new ApiFailure('RECORD_ALREADY_DELETED');
}

/** @throws {ApiFailure} `EXPIRED` */
async function findByPass({ db }: CallContext, pass: string) {
  const row = await db.maybe<{ id: bigint; state: string; language: 'en' | 'zh_CN' | 'zh_HK' | null }>(sql`
    select h.id, h.state, h.language from conversation h where ${ofPass(tokenHash(pass))}`);
  if (!row) throw new ApiFailure('EXPIRED');
  return row;
}
