import { approveWithdrawal } from '../withdrawal/approveWithdrawal.ts';
import type { Command } from './Command.ts';
import { findInReview, notInReview } from './in-review.ts';

export const withdrawalsApprove: Command = {
  summary: 'Lets a withdrawal in review go out. A running gateway sends it.',
  usage: 'BILL_NO',
  options: {},
  async run({ db }, { positionals, say }) {
    const withdrawal = await findInReview(db, positionals[0]);
    if (!(await db.tx((tx) => approveWithdrawal(tx, withdrawal.id, 'operator')))) throw notInReview(withdrawal);
    say(`${withdrawal.billNo}: approved`);
    return 0;
  },
};
