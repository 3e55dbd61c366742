import { createHash } from 'node:crypto';
import type { Code } from '@ezwallet/api-client/codes';
import type { PAY_SCENES } from '@ezwallet/api-client/contract';
import { type Db, recordType, type Sql, sql } from '../db/index.ts';
import type { StoredRequest } from '../ledger/index.ts';
import { tokenHash } from '../secrets/digest.ts';
import type { MemberContext } from './CallContext.ts';
import { type Confirmed, digestOfConfirmed } from './confirmed.ts';
import { type Outcome, Refusal } from './Outcome.ts';
import { raisedRefusal } from './raised.ts';

/** A money call, with the row that its opening read by `storedRequest`. */
export interface MoneyContext extends MemberContext {
  readonly stored: StoredRequest | undefined;
}

/** What a member confirmed. */
export interface MoneyRequest {
  readonly reqNo: string;
  /** Of the payment ticket. */
  readonly scene: (typeof PAY_SCENES)[number];
  readonly payPassTicket: string;
  /** What the ticket must be for; undefined for a call that takes no ticket. */
  readonly confirmed: Confirmed | undefined;
  /** Everything that the member decided, without the proofs: those differ between tries. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Builds the statement of a decision: it calls one of the functions for money calls, and selects `code` and `answer`.
 * @param call the first argument of the function
 */
export type Posting = (call: Sql) => Sql;

/** The first argument of functions for money calls. */
export const moneyCall = recordType('money_call', {
  member_id: 'bigint',
  req_no: 'text',
  hash: 'text',
  token: 'bytea',
  scene: 'text',
  ticket: 'bytea',
  confirmed: 'bytea',
});

const SUCCESS = '0000';
const ATTEMPTS = 5;

/**
 * Executes a money call, once for each member and request number. It gives a stored answer before it looks at anything
 * else: later changes are no reason to refuse what was done.
 *
 * `decide` reads prices and facts, and answers a posting or a refusal. The posting is one statement: it claims the
 * number, checks the session, uses up the ticket, moves the money and stores the answer, all or nothing. When others
 * have changed the facts meanwhile, `decide` runs again.
 */
export async function carryOut<Receipt>(
  { db, session, stored, isClosed }: MoneyContext,
  { reqNo, scene, payPassTicket, confirmed, fields }: MoneyRequest,
  decide: () => Promise<Outcome<Posting>>,
): Promise<Outcome<Receipt>> {
  const hash = hashFields(fields);
  if (stored) return stored.hash === hash ? receiptOf<Receipt>(stored) : OTHER_FIELDS;
  const call = moneyCall({
    member_id: session.memberId,
    req_no: reqNo,
    hash,
    token: session.tokenHash,
    scene,
    ticket: tokenHash(payPassTicket),
    confirmed: confirmed ? digestOfConfirmed(confirmed) : null,
  });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const decision = isClosed ? CLOSED : await decide();
    const answer = await post(db, statementFor(decision, call));
    if (answer === CHANGED) continue;
    if (answer instanceof Refusal) return answer;
    // Nothing is stored, so no other try has executed the same request.
    if (answer.code === null) return decision as Refusal;
    return receiptOf<Receipt>({ ...answer, code: answer.code });
  }
  return new Refusal('TRY_AGAIN_LATER');
}

interface Answer {
  readonly code: string | null;
  readonly answer: unknown;
}

const CHANGED = Symbol('changed');
const CLOSED = new Refusal('NO_RIGHTS');
const OTHER_FIELDS = new Refusal('ARGS_INVALID', { fields: ['reqNo'] });

function statementFor(decision: Outcome<Posting>, call: Sql): Sql {
  if (!(decision instanceof Refusal)) return decision(call);
  return decision.isKept
    ? sql`select code, result as answer from refuse_request(${call}, ${decision.code})`
    : sql`select code, result as answer from await_request(${call})`;
}

/** What the functions for money calls raise: see their migration. */
async function post(db: Db, statement: Sql): Promise<Answer | Refusal | typeof CHANGED> {
  try {
    return await db.one<Answer>(statement);
  } catch (error) {
    const refusal = raisedRefusal(error);
    if (refusal) return refusal;
    const {
      code,
      message,
      detail = 'null',
      where = '',
    } = error as { code?: string; message: string; detail?: string; where?: string };
    if (code === 'P0A14') return { code: message, answer: JSON.parse(detail) };
    if (code === 'P0A12') return CHANGED;
    if (code === 'P0A04') return OTHER_FIELDS;
    // The first request with this number is still running.
    if (code === '55P03' && where.includes('insert into idem')) return new Refusal('2222');
    throw error;
  }
}

function receiptOf<Receipt>({ code, answer }: Pick<StoredRequest, 'code' | 'answer'>): Outcome<Receipt> {
  return code === SUCCESS ? (answer as Receipt) : new Refusal(code as Code, null, { isKept: true });
}

function hashFields(fields: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
