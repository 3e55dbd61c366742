import { Worker } from 'node:worker_threads';
import { drawPuzzle, type Puzzle } from './drawPuzzle.ts';

/** Puzzles drawn ahead by a worker thread, each handed out once. */
export interface PuzzlePool {
  /** A puzzle nobody has seen; drawn on the spot when the pool is empty. */
  take(): Puzzle;
  close(): Promise<void>;
}

/** Keeps up to `size` puzzles ready. Without a worker each is drawn when it is asked for, which only takes longer. */
export function createPuzzlePool(size: number, onFault: (error: Error) => void): PuzzlePool {
  const ready: Puzzle[] = [];
  let worker = startWorker();
  let asked = 0;

  const refill = () => {
    for (; worker && ready.length + asked < size; asked++) worker.postMessage('draw');
  };

  worker?.on('message', (puzzle: Puzzle) => {
    asked -= 1;
    ready.push(puzzle);
  });
  worker?.on('error', (error) => {
    worker = undefined;
    onFault(error);
  });
  // Drawing ahead keeps no process alive.
  worker?.unref();
  refill();

  return {
    take() {
      const puzzle = ready.pop() ?? drawPuzzle();
      refill();
      return puzzle;
    },
    async close() {
      const stopping = worker;
      worker = undefined;
      await stopping?.terminate();
    },
  };
}

/** The bundle has the worker's file beside it; from source there is none that a thread could load by itself. */
function startWorker(): Worker | undefined {
  return import.meta.url.endsWith('.js') ? new Worker(new URL('puzzleWorker.js', import.meta.url)) : undefined;
}
