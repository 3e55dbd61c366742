import { parentPort } from 'node:worker_threads';
import { drawPuzzle } from './drawPuzzle.ts';

// Each message requests one puzzle.
parentPort?.on('message', () => parentPort?.postMessage(drawPuzzle()));
