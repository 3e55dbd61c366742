import { readBalances } from '../assets/readBalances.ts';
import { maskLoginName } from '../identity/login-name.ts';
import { loginNameOf } from '../identity/members.ts';
import { type Command, table } from './Command.ts';
import { findUser } from './findUser.ts';

export const usersShow: Command = {
  summary: 'Shows one user: state, flags, balances. Never a password or its hash.',
  usage: 'USER_NO',
  options: {},
  async run({ db, ledger }, { positionals, say }) {
    const user = await findUser(db, positionals[0]);
    say(
      table([
        ['user number', user.userNo],
        ['login name', maskLoginName(loginNameOf(user))],
        ['nickname', user.nickName],
        ['type', user.userType === 7 ? 'acceptor' : 'member'],
        ['KYC level', String(user.kycLevel)],
        ['payment password', user.payPasswordHash === null ? 'not set' : `set, ${user.payPasswordFails} wrong tries`],
        ['on hold', user.isOnHold ? 'yes' : 'no'],
        ['address whitelist', user.addressWhitelist ? 'on' : 'off'],
        ['rechargeFlag', String(user.rechargeFlag)],
        ['transferFlag', String(user.transferFlag)],
        ['userFlag', String(user.userFlag)],
        ['withdrawFlag', String(user.withdrawFlag)],
        ['sellFlag', String(user.sellFlag)],
      ]),
    );
    const balances = await readBalances(ledger, user.id);
    if (balances.length > 0)
      say(
        `\n${table([['asset', 'balance', 'frozen'], ...balances.map((row) => [row.currency, row.balance, row.frozen])])}`,
      );
    return 0;
  },
};
