import type { ProofOfWork } from './proof-of-work.ts';
import type { ProofOfWorkReply } from './proofOfWorkWorker.ts';
import { searchProgress } from './searchProgress.ts';

/** How to run the search. */
export interface SolveOptions {
  /** Ends the search; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called with the chance of being done by now, 0 to 1. */
  readonly onProgress?: (progress: number) => void;
  /** Opens the worker, or answers undefined where there is none. */
  readonly openWorker?: () => Worker | undefined;
}

/** Half a frame at 60 Hz: the page keeps scrolling while the main thread searches. */
const SLICE_MS = 8;

/**
 * Finds the smallest nonce whose hash has the asked zero bits, in a worker or, where none can be had (an old host, a
 * Content-Security-Policy, a bundler that left the worker out), in short slices on the main thread.
 *
 * @returns the nonce in decimal
 * @throws the signal's reason when aborted
 */
export async function solveProofOfWork(
  task: ProofOfWork,
  { signal, onProgress = () => {}, openWorker = openProofOfWorkWorker }: SolveOptions,
): Promise<string> {
  signal.throwIfAborted();
  const report = (tried: number) => onProgress(searchProgress(tried, task.bits));
  const worker = openWorker();
  const nonce = worker && (await searchInWorker(worker, task, signal, report));
  return nonce ?? searchInSlices(task, signal, report);
}

function openProofOfWorkWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    // The package's own name, not a relative path: bundlers resolve it from the sources and from dist alike.
    return new Worker(new URL('@ezwallet/ui/proof-of-work-worker', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Answers undefined when the worker could not be loaded. */
function searchInWorker(
  worker: Worker,
  task: ProofOfWork,
  signal: AbortSignal,
  report: (tried: number) => void,
): Promise<string | undefined> {
  return new Promise<string | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<ProofOfWorkReply>) => {
      if ('nonce' in data) resolve(data.nonce);
      else report(data.tried);
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

async function searchInSlices(
  task: ProofOfWork,
  signal: AbortSignal,
  report: (tried: number) => void,
): Promise<string> {
  // Most pages have their worker and never need the hash here.
  const { searchProof } = await import('./proof-of-work.ts');
  let next = 0;
  for (;;) {
    const end = performance.now() + SLICE_MS;
    const search = searchProof(task, next, Number.MAX_SAFE_INTEGER, () => performance.now() >= end);
    if (search.found) return String(search.next);
    next = search.next;
    report(next);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
