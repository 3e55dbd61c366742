import type { Command } from './Command.ts';
import { flagsSet } from './flagsSet.ts';
import { ledgerCheck } from './ledgerCheck.ts';
import { ledgerResume } from './ledgerResume.ts';
import { sessionsRevoke } from './sessionsRevoke.ts';
import { usersList } from './usersList.ts';
import { usersShow } from './usersShow.ts';

/** Everything an operator can do, by noun and verb. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'users list': usersList,
  'users show': usersShow,
  'flags set': flagsSet,
  'sessions revoke': sessionsRevoke,
  'ledger check': ledgerCheck,
  'ledger resume': ledgerResume,
};
