import { checkUserNumber } from '@ezwallet/validators';
import type { Db } from '../db/index.ts';
import { findByUserNo, type Member } from '../identity/members.ts';
import { OperatorError } from './Command.ts';

/** The member of a user number given on the command line. @throws {OperatorError} */
export async function findUser(db: Db, text: string | undefined): Promise<Member> {
  if (text === undefined) throw new OperatorError('Give a user number. See --help.');
  const userNo = checkUserNumber(text);
  const member = userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
  if (!member) throw new OperatorError(`No user has the number ${text}.`);
  return member;
}
