import { defineProcess } from '../../process/defineProcess.ts';
import { runProcess } from '../../process/runProcess.ts';

/**
 * Moves versions of what staff write for everybody. The one who publishes a version is another than the one who wrote it. Its dates
 * say when a published version shows; they are no states.
 */
export const contentProcess = runProcess(
  defineProcess({
    name: 'content',
    states: { draft: { wire: 0 }, published: { wire: 1 }, ended: { wire: 2 }, dropped: { wire: 3 } },
    moves: [
      { event: 'write', from: [], to: 'draft', by: 'operator', effect: 'keep' },
      { event: 'publish', from: ['draft'], to: 'published', by: 'operator', effect: 'keep' },
      { event: 'drop', from: ['draft'], to: 'dropped', by: 'operator', effect: 'keep' },
      { event: 'end', from: ['published'], to: 'ended', by: 'operator', effect: 'keep' },
    ],
  }),
);
