import { createECDH } from 'node:crypto';
import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, JoinedHandler } from '../../call/CallContext.ts';
import type { Config } from '../../config/index.ts';
import { sql } from '../../db/index.ts';
import { isPrivateHost } from '../../outside/posting/postOut.ts';

/** The browsers of one member. */
const MOST = 10;

export const pushState: JoinedHandler<typeof contract.user.pushState, { details: boolean }> = {
  read: (_, caller) => sql`select m.push_details as details from member m where m.id = ${caller}`,

  async answer(_, { push }, row) {
    return { publicKey: push?.publicKey ?? '', details: row?.details ?? false };
  },
};

export const subscribePush: Handler<typeof contract.user.subscribePush> = async (
  { endpoint, p256dh, auth },
  { db, session, push, config },
) => {
  if (!push) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  if (!mayPush(config, endpoint)) throw new ApiFailure('ARGS_INVALID', { fields: ['endpoint'] });
  const key = Buffer.from(p256dh, 'base64url');
  if (!isPoint(key)) throw new ApiFailure('ARGS_INVALID', { fields: ['p256dh'] });
  const row = await db.one<{ kept: boolean }>(sql`
    select keep_push(${session.tokenHash}, ${endpoint}, ${key}, ${Buffer.from(auth, 'base64url')}, ${MOST}) as kept`);
  if (!row.kept) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  return true;
};

export const unsubscribePush: Handler<typeof contract.user.unsubscribePush> = async ({ endpoint }, { db, session }) => {
  await db.query(sql`delete from push_subscription where member_id = ${session.memberId} and endpoint = ${endpoint}`);
  return true;
};

export const setPushDetails: Handler<typeof contract.user.setPushDetails> = async ({ on }, { db, session }) => {
  await db.query(sql`update member set push_details = ${on} where id = ${session.memberId}`);
  return true;
};

/** Push services of the public internet at their usual port, but for the sandbox, whose service runs on the same machine. */
function mayPush({ sandbox }: Pick<Config, 'sandbox'>, endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (sandbox) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '' && !isPrivateHost(hostname);
}

/** A point that is not on the curve would give parts of the gateway's key of the message away, or fail each time. */
function isPoint(key: Buffer): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}
