import { type Db, sql } from '../../db/index.ts';
import { defineProcess } from '../../process/defineProcess.ts';
import { type Case, runProcess } from '../../process/runProcess.ts';

const OPEN = ['open', 'held', 'lapsed'] as const;
/** Open in the first three, ended in the others. */
export type AppealState = (typeof OPEN)[number] | 'withdrawn' | 'agreed' | 'decided';

/**
 * Moves appeals. One in time goes along with its trade, which holds the coins. One after the end may hold coins of the seller by
 * itself, for a time: it goes on without them then. See `functions/appeals.sql` and `functions/late_appeals.sql`.
 */
export const appealProcess = runProcess(
  defineProcess({
    name: 'appeal',
    states: {
      open: { wire: 0 },
      held: { wire: 0 },
      lapsed: { wire: 0 },
      withdrawn: { wire: 1 },
      agreed: { wire: 1 },
      decided: { wire: 1 },
    },
    moves: [
      { event: 'open', from: [], to: 'open', by: ['buyer', 'seller', 'platform'], effect: 'keep' },
      // The code holds the coins by itself, because there may be none.
      {
        event: 'hold',
        from: ['open'],
        to: 'held',
        by: ['buyer', 'seller', 'operator'],
        effect: 'keep',
        starts: 'hold',
      },
      { event: 'lapse', from: ['held'], to: 'lapsed', by: 'clock', effect: 'free' },
      { event: 'withdraw', from: OPEN, to: 'withdrawn', by: ['buyer', 'seller'], effect: 'free' },
      // In time: the move of the trade took the ticket.
      { event: 'agree', from: ['open'], to: 'agreed', by: ['buyer', 'seller'], effect: 'keep' },
      { event: 'concede', from: OPEN, to: 'agreed', by: ['buyer', 'seller'], effect: 'settle', ticket: true },
      { event: 'decide', from: OPEN, to: 'decided', by: 'operator', effect: 'settle' },
    ],
  }),
  { hold: endHold },
);

/** Frees what an appeal has held for too long without a verdict. The case goes on. */
async function endHold(tx: Db, id: bigint): Promise<void> {
  const appeal = await tx.maybe<Case<AppealState>>(sql`
    select id, state from appeal where id = ${id} and state = 'held' for no key update`);
  if (appeal) await appealProcess.move(tx, appeal, 'lapse', { by: 'clock' });
}
