import { checkDisplayText } from '@ezwallet/validators';
import { findOutstanding } from '../withdrawal/findOutstanding.ts';
import { refuseWithdrawal } from '../withdrawal/refuseWithdrawal.ts';
import { wasApproved } from '../withdrawal/wasApproved.ts';
import { type Command, OperatorError } from './Command.ts';
import { findInReview, notInReview } from './in-review.ts';

const REASON_LENGTH = 200;

export const withdrawalsRefuse: Command = {
  summary: 'Refuses a withdrawal in review and gives the money back. Its owner reads the reason.',
  usage: 'BILL_NO --reason TEXT',
  options: { reason: { about: `why, up to ${REASON_LENGTH} characters` } },
  async run(services, { positionals, values, say }) {
    const { db } = services;
    const reason = checkDisplayText(values['reason'] ?? '', { max: REASON_LENGTH });
    if (!reason.ok || reason.value === '')
      throw new OperatorError(`Give a --reason of up to ${REASON_LENGTH} characters.`);
    const withdrawal = await findInReview(db, positionals[0]);
    const { billNo } = withdrawal;
    const chain = services.chains.get(withdrawal.protocol);
    const isSignable = withdrawal.txid !== null || (await wasApproved(db, withdrawal));
    if (isSignable && !chain)
      throw new OperatorError(`${billNo} may be signed already, and ${withdrawal.protocol} is not connected to ask.`);
    const outstanding = isSignable && chain ? await findOutstanding(chain, withdrawal) : undefined;
    // What may still arrive is not given back: it would be paid twice.
    if (outstanding)
      throw new OperatorError(
        `Transaction ${outstanding.txid} may still arrive. Approve ${billNo}, and it is followed again.`,
      );
    if (!(await db.tx((tx) => refuseWithdrawal(tx, withdrawal, reason.value)))) throw notInReview(withdrawal);
    say(`${billNo}: refused`);
    return 0;
  },
};
