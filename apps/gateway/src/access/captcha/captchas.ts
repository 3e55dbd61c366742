import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaAnswer, CaptchaChallenge, CaptchaScene } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { askerOf, spend } from '../../people/costs/costs.ts';
import { fromNow, sql, together } from '../../db/index.ts';
import { isSameDigest, newToken, tokenHash } from '../../secrets/digest.ts';
import { countAttempt, extendAttempts, readAttempts } from '../../call/attempts.ts';
import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../../outside/puzzles/drawPuzzle.ts';
import { PIECE_SIZE } from '../../outside/puzzles/jigsaw.ts';
import { isProofValid, isTrackRight, oddness, trackShape } from './judging.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const SALT_BYTES = 12;
const ID_BYTES = 18;
const ODD = 2;

type Captcha = CallContext['config']['policy']['captcha'];

export type CaptchaMode = 'slider' | 'assist';

/** Binds a puzzle and its ticket to one scene, one device and one account. */
function bindingOf({ device }: CallContext, scene: CaptchaScene, account: string): Buffer {
  return createHash('sha256').update(`${scene}\n${device.id}\n${account.trim().toLowerCase()}`).digest();
}

const failureKey = ({ ip, device }: CallContext) => `captcha failures ${ip} ${device.id}`;

/**
 * Makes a puzzle. Recent failures make the proof of work harder, and so do many puzzles of one network.
 * @throws {ApiFailure} `REQUEST_TOO_FREQUENT` with `{retryAfter}` while too many failed, or too many were made
 */
export async function createCaptcha(
  ctx: CallContext,
  scene: CaptchaScene,
  account: string,
  mode: CaptchaMode,
): Promise<CaptchaChallenge> {
  const { db, config, puzzles } = ctx;
  const { captcha } = config.policy;
  const [failures, points] = await together(db, (asked) => [
    readAttempts(asked, failureKey(ctx)),
    spend({ ...ctx, db: asked }, { kind: 'puzzle', who: askerOf(ctx) }),
  ]);
  if (failures.points >= captcha.failures) throw tooFrequent(failures.left);
  const steps = mode === 'assist' ? captcha.assistBits : captcha.bits;
  const bits = (steps[failures.points] ?? Math.max(...steps)) + moreBits(captcha.harder, points('network'));
  const captchaId = randomBytes(ID_BYTES).toString('base64url');
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const puzzle = mode === 'slider' ? puzzles.take() : undefined;
  await db.query(sql`
    insert into captcha_puzzle (id, scene, binding, mode, target_x, salt, bits, expires_at)
    values (${captchaId}, ${scene}, ${bindingOf(ctx, scene, account)}, ${mode}, ${puzzle?.targetX ?? null}, ${salt},
      ${bits},
      ${fromNow(captcha.lifetime)})`);
  return {
    captchaId,
    pow: { alg: 'sha256', salt, bits },
    ttl: captcha.lifetime / SECOND,
    ...(puzzle && {
      image: { src: puzzle.image, w: IMAGE_WIDTH, h: IMAGE_HEIGHT },
      piece: { src: puzzle.piece, w: PIECE_SIZE, h: PIECE_SIZE, y: puzzle.y },
    }),
  };
}

/** A program that takes a new device for each puzzle still pays more and more for those of its network. */
export function moreBits({ from, most }: Captcha['harder'], puzzles: number): number {
  return puzzles < from ? 0 : Math.min(most, Math.floor(Math.log2(puzzles / from)));
}

interface PuzzleRow {
  scene: string;
  binding: Buffer;
  mode: CaptchaMode;
  target_x: number | null;
  salt: string;
  bits: number;
  elapsed: number;
  is_alive: boolean;
}

/**
 * Checks an answer, once for each puzzle, and gives a ticket.
 * @throws {ApiFailure} `NO_THIS_TICKET` for an unknown, used or expired puzzle, `CONDITION_NOT_FULLFILL` for a wrong
 *   answer
 */
export async function answerCaptcha(ctx: CallContext, answer: CaptchaAnswer): Promise<string> {
  const { db, config } = ctx;
  const { captcha } = config.policy;
  const puzzle = await db.maybe<PuzzleRow>(sql`
    delete from captcha_puzzle where id = ${answer.captchaId}
    returning scene, binding, mode, target_x, salt, bits, expires_at > app_now() as is_alive,
      (extract(epoch from app_now() - created_at) * 1000)::float8 as elapsed`);
  if (!puzzle?.is_alive) throw new ApiFailure('NO_THIS_TICKET');
  if (!isRight(answer, puzzle, captcha)) {
    const { points, left } = await countAttempt(db, failureKey(ctx), captcha.failureWindow);
    if (points === captcha.failures) await extendAttempts(db, failureKey(ctx), captcha.pause);
    const remainTimes = Math.max(0, captcha.failures - points);
    throw new ApiFailure('CONDITION_NOT_FULLFILL', {
      captcha: true,
      remainTimes,
      retryAfter: remainTimes > 0 ? 0 : Math.ceil(left / SECOND),
    });
  }
  if (await looksDrawn(ctx, answer)) await countAttempt(db, failureKey(ctx), captcha.failureWindow);
  const ticket = newToken();
  await db.query(sql`
    insert into captcha_ticket (ticket_hash, scene, binding, expires_at)
    values (${tokenHash(ticket)}, ${puzzle.scene}, ${puzzle.binding},
      ${fromNow(captcha.ticketLifetime)})`);
  return ticket;
}

function isRight(answer: CaptchaAnswer, puzzle: PuzzleRow, captcha: Captcha): boolean {
  if (!isProofValid(puzzle.salt, answer.nonce, puzzle.bits)) return false;
  if (puzzle.mode === 'assist') return answer.input === 'assist';
  if (answer.input === 'assist' || puzzle.target_x === null) return false;
  const { tolerance, minElapsed } = captcha;
  return isTrackRight(answer, { targetX: puzzle.target_x, elapsed: puzzle.elapsed, tolerance, minElapsed });
}

async function looksDrawn({ db }: CallContext, answer: CaptchaAnswer): Promise<boolean> {
  if (answer.track.length === 0) return false;
  const shape = createHash('sha256').update(trackShape(answer.track)).digest('base64url');
  const seen = await countAttempt(db, `captcha track ${shape}`, DAY);
  return seen.points > 1 || oddness(answer) >= ODD;
}

/**
 * Uses a ticket. A ticket for something else is used up too.
 * @throws {ApiFailure} `CONDITION_NOT_FULLFILL` `{captcha, scene}` without a ticket, `NO_THIS_TICKET` for a bad one
 */
export async function consumeCaptchaTicket(
  ctx: CallContext,
  scene: CaptchaScene,
  account: string,
  ticket: string | undefined,
): Promise<void> {
  if (ticket === undefined) throw new ApiFailure('CONDITION_NOT_FULLFILL', { captcha: true, scene });
  const row = await ctx.db.maybe<{ binding: Buffer; is_alive: boolean }>(sql`
    delete from captcha_ticket where ticket_hash = ${tokenHash(ticket)}
    returning binding, expires_at > app_now() as is_alive`);
  if (!row?.is_alive || !isSameDigest(row.binding, bindingOf(ctx, scene, account))) {
    throw new ApiFailure('NO_THIS_TICKET', { captcha: true, scene });
  }
}

function tooFrequent(left: number): ApiFailure {
  return new ApiFailure('REQUEST_TOO_FREQUENT', { retryAfter: Math.ceil(left / SECOND) });
}
