import { Worker } from 'node:worker_threads';
import { drawPuzzle, type Puzzle } from './drawPuzzle.ts';

/** Puzzles that a worker thread draws in advance. Each is given out once. */
export interface PuzzlePool {
  /** Returns a puzzle that nobody has seen. An empty pool draws it now. */
  take(): Puzzle;
  close(): Promise<void>;
}

/** Keeps up to `size` puzzles ready. Without a worker it draws each puzzle on demand, which only takes longer. */
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
  // The worker does not keep the process alive.
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

/** The bundle has the worker's file next to it. From source there is no file that a thread could load. */
function startWorker(): Worker | undefined {
  return import.meta.url.endsWith('.js') ? new Worker(new URL('puzzleWorker.js', import.meta.url)) : undefined;
}
