import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { changeOwnLimit } from '../../limits/own-limits.ts';

export const closeSwitch: Handler<typeof contract.user.closeSwitch> = async ({ type }, { db, config, session }) => {
  await changeOwnLimit(db, config.policy, session.memberId, type, ({ kept }) => ({ active: null, kept }));
  return true;
};
