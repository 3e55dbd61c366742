import { defineProcess } from '../../process/defineProcess.ts';

/**
 * The life of a bonus. A pay method's is promised with the order, takes a part of the day, and is credited or dropped with the end
 * of the order. A voucher's is given at once. The reward of an activity is promised when it is earned, takes a part of the budget,
 * and is credited at once or after a look of staff; `miss` tells that the budget was used up.
 */
export const lifeOfBonus = defineProcess({
  name: 'bonus',
  states: { promised: { wire: 0 }, credited: { wire: 1 }, dropped: { wire: -1 } },
  moves: [
    { event: 'promise', from: [], to: 'promised', by: 'platform', effect: 'keep' },
    { event: 'give', from: [], to: 'credited', by: 'platform', effect: 'credit' },
    { event: 'miss', from: [], to: 'dropped', by: 'platform', effect: 'keep' },
    { event: 'credit', from: ['promised'], to: 'credited', by: ['platform', 'operator'], effect: 'credit' },
    { event: 'drop', from: ['promised'], to: 'dropped', by: ['platform', 'operator'], effect: 'cancel' },
  ],
});
