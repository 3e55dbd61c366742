import { sql } from '../db/index.ts';
import { revokeSessions } from '../identity/sessions.ts';
import { type Command, OperatorError } from './Command.ts';
import { findUser } from './findUser.ts';

const VALUES: ReadonlySet<string> = new Set(['0', '1', '3']);
const about = '1 open, 0 off, 3 partly off';

export const flagsSet: Command = {
  summary: 'Opens or closes functions of one user. Closing userFlag signs the user out.',
  usage: 'USER_NO [--transferFlag 0|1|3] ...',
  options: {
    rechargeFlag: { about },
    transferFlag: { about },
    userFlag: { about },
    withdrawFlag: { about },
    sellFlag: { about },
  },
  async run({ db }, { positionals, values, say }) {
    const user = await findUser(db, positionals[0]);
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    if (given.length === 0) throw new OperatorError('Give at least one flag. See --help.');
    const wrong = given.find(([, value]) => !VALUES.has(value ?? ''));
    if (wrong) throw new OperatorError(`--${wrong[0]} must be 0, 1 or 3.`);
    const flag = (name: string) => (values[name] === undefined ? null : Number(values[name]));
    await db.tx(async (tx) => {
      await tx.query(sql`
        update member set
          recharge_flag = coalesce(${flag('rechargeFlag')}::smallint, recharge_flag),
          transfer_flag = coalesce(${flag('transferFlag')}::smallint, transfer_flag),
          user_flag = coalesce(${flag('userFlag')}::smallint, user_flag),
          withdraw_flag = coalesce(${flag('withdrawFlag')}::smallint, withdraw_flag),
          sell_flag = coalesce(${flag('sellFlag')}::smallint, sell_flag)
        where id = ${user.id}`);
      if (flag('userFlag') === 0) await revokeSessions(tx, user.id);
    });
    say(`${user.userNo}: ${given.map(([name, value]) => `${name} ${value}`).join(', ')}`);
    return 0;
  },
};
