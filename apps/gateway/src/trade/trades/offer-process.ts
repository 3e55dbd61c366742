import { type Db, sql } from '../../db/index.ts';
import { type Case, runProcess } from '../../process/runProcess.ts';
import { lifeOfOffer, type OfferState } from './offer-life.ts';

/** Moves offers whose time is over. All else that happens to them is in `functions/acceptors.sql`. */
export const offerProcess = runProcess(lifeOfOffer, { answer: missOffer });

async function missOffer(tx: Db, id: bigint): Promise<void> {
  const offer = await tx.maybe<Case<OfferState>>(sql`
    select id, state from offer where id = ${id} and state = 'open' for no key update`);
  if (offer) await offerProcess.move(tx, offer, 'miss', { by: 'clock' });
}
