import { defineProcess } from '../../process/defineProcess.ts';
import { runProcess } from '../../process/runProcess.ts';

/** Moves freezes of accounts: the owner begins one, in the app or by a link in a notice, and only staff end it. */
export const freezeProcess = runProcess(
  defineProcess({
    name: 'freeze',
    states: { frozen: { wire: 1 }, thawed: { wire: 0 } },
    moves: [
      { event: 'freeze', from: [], to: 'frozen', by: ['member', 'link'], effect: 'keep' },
      { event: 'thaw', from: ['frozen'], to: 'thawed', by: 'operator', effect: 'keep' },
    ],
  }),
);
