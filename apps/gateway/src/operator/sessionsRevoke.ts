import { revokeSessions } from '../identity/sessions.ts';
import type { Command } from './Command.ts';
import { findUser } from './findUser.ts';

export const sessionsRevoke: Command = {
  summary: 'Signs a user out everywhere, at once.',
  usage: 'USER_NO',
  options: {},
  async run({ db }, { positionals, say }) {
    const user = await findUser(db, positionals[0]);
    say(`${user.userNo}: ${await revokeSessions(db, user.id)} sessions ended`);
    return 0;
  },
};
