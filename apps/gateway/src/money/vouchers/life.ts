import { defineProcess, type StateOf } from '../../process/defineProcess.ts';

/**
 * The life of a voucher's use: locked with a bill, then credited for good or returned to its owner with the bill's end. The wire
 * status is that of the voucher.
 */
export const lifeOfVoucherUse = defineProcess({
  name: 'voucherUse',
  states: { locked: { wire: 2 }, credited: { wire: 3 }, returned: { wire: 1 } },
  moves: [
    { event: 'lock', from: [], to: 'locked', by: 'member', effect: 'keep' },
    { event: 'credit', from: ['locked'], to: 'credited', by: 'platform', effect: 'keep' },
    { event: 'return', from: ['locked'], to: 'returned', by: 'platform', effect: 'keep' },
  ],
});

/** The states of a voucher's use. */
export type VoucherUseState = StateOf<typeof lifeOfVoucherUse>;
