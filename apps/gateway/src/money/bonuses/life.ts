import { defineProcess } from '../../process/defineProcess.ts';

/**
 * The life of a bonus. A pay method's is promised with the order, takes a part of the day, and is credited or dropped with the end
 * of the order. That of a voucher or an activity is given at once.
 */
export const lifeOfBonus = defineProcess({
  name: 'bonus',
  states: { promised: { wire: 0 }, credited: { wire: 1 }, dropped: { wire: -1 } },
  moves: [
    { event: 'promise', from: [], to: 'promised', by: 'platform', effect: 'keep' },
    { event: 'give', from: [], to: 'credited', by: 'platform', effect: 'credit' },
    { event: 'credit', from: ['promised'], to: 'credited', by: 'platform', effect: 'credit' },
    { event: 'drop', from: ['promised'], to: 'dropped', by: 'platform', effect: 'cancel' },
  ],
});
