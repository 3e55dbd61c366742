import { sql } from '../db/index.ts';
import { revokeSessions } from '../access/sessions/sessions.ts';
import { type Command, OperatorError } from './Command.ts';
import { findUser } from './users.ts';

const FLAG_VALUES: readonly string[] = ['0', '1', '3'];
const SWITCH_VALUES: readonly string[] = ['0', '1'];
const FULL_AMOUNT = 'fullAmountFlg';
const about = '1 open, 0 off, 3 partly off';
const valuesOf = (name: string) => (name === FULL_AMOUNT ? SWITCH_VALUES : FLAG_VALUES);

export const flagsSet: Command = {
  summary: 'Opens or closes functions of one user. Closing userFlag signs the user out.',
  usage: 'USER_NO [--transferFlag 0|1|3] ...',
  options: {
    rechargeFlag: { about },
    transferFlag: { about },
    userFlag: { about },
    withdrawFlag: { about },
    sellFlag: { about },
    [FULL_AMOUNT]: { about: '1 takes the fee of a withdrawal out of its amount, 0 on top of it' },
  },
  async run({ db }, { positionals, values, say }) {
    const user = await findUser(db, positionals[0]);
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    if (given.length === 0) throw new OperatorError('Give at least one flag. See --help.');
    const wrong = given.find(([name, value]) => !valuesOf(name).includes(value ?? ''))?.[0];
    if (wrong !== undefined) throw new OperatorError(`--${wrong} must be ${inWords(valuesOf(wrong))}.`);
    const flag = (name: string) => (values[name] === undefined ? null : Number(values[name]));
    await db.tx(async (tx) => {
      await tx.query(sql`
        update member set
          recharge_flag = coalesce(${flag('rechargeFlag')}::smallint, recharge_flag),
          transfer_flag = coalesce(${flag('transferFlag')}::smallint, transfer_flag),
          user_flag = coalesce(${flag('userFlag')}::smallint, user_flag),
          withdraw_flag = coalesce(${flag('withdrawFlag')}::smallint, withdraw_flag),
          sell_flag = coalesce(${flag('sellFlag')}::smallint, sell_flag),
          full_amount = coalesce(${flag(FULL_AMOUNT)}::smallint = 1, full_amount)
        where id = ${user.id}`);
      if (flag('userFlag') === 0) await revokeSessions(tx, user.id);
    });
    say(`${user.userNo}: ${given.map(([name, value]) => `${name} ${value}`).join(', ')}`);
    return 0;
  },
};

function inWords(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

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
