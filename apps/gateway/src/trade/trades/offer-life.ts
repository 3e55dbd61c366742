import { defineProcess, type StateOf } from '../../process/defineProcess.ts';

/**
 * The life of an offer to an acceptor. `taken`: a sale or another acceptor came first. `missed`: its time was over without an
 * answer, and misses make a pause.
 */
export const lifeOfOffer = defineProcess({
  name: 'offer',
  states: {
    open: { wire: 0 },
    accepted: { wire: 1 },
    declined: { wire: -1 },
    taken: { wire: -1 },
    missed: { wire: -2 },
  },
  moves: [
    { event: 'ask', from: [], to: 'open', by: 'platform', effect: 'keep', starts: 'answer' },
    { event: 'accept', from: ['open'], to: 'accepted', by: 'acceptor', effect: 'keep' },
    { event: 'decline', from: ['open'], to: 'declined', by: 'acceptor', effect: 'keep' },
    { event: 'take', from: ['open'], to: 'taken', by: 'platform', effect: 'keep' },
    { event: 'miss', from: ['open'], to: 'missed', by: 'clock', effect: 'keep' },
  ],
});

/** The states of an offer. */
export type OfferState = StateOf<typeof lifeOfOffer>;
