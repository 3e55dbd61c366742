import type { ProofOfWork } from './proof-of-work.ts';
import type { ProofOfWorkReply } from './proofOfWorkWorker.ts';
import { searchProgress } from './searchProgress.ts';

/** Options of the search. */
export interface SolveOptions {
  /** Stops the search; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called with the probable progress, 0 to 1. */
  readonly onProgress?: (progress: number) => void;
  /** Opens the worker, or returns undefined where there is none. */
  readonly openWorker?: () => Worker | undefined;
}

/** Half a frame at 60 Hz: the page stays smooth while the main thread searches. */
const SLICE_MS = 8;

/**
 * Finds the smallest nonce whose hash has the required zero bits, in a worker or, without one (an old host, a
 * Content-Security-Policy, a bundler that left out the worker), in short slices on the main thread.
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
    // The package's own name instead of a relative path, because bundlers resolve it in both the sources and dist.
    return new Worker(new URL('@ezwallet/ui/proof-of-work-worker', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Returns undefined when the worker could not load. */
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
  // Most pages have a worker and never need the hash here.
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
