import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { endSession } from '../../identity/sessions.ts';

export const logout: Handler<typeof contract.user.logout> = async (_input, { db, session }) => {
  await endSession(db, session.tokenHash);
  return true;
};
