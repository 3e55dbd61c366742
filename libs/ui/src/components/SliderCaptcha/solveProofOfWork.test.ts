import { describe, expect, it, vi } from 'vitest';
import { isProof, searchProof } from './proof-of-work.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { solveProofOfWork } from './solveProofOfWork.ts';

const task: ProofOfWork = { alg: 'sha256', salt: 'c0ffee', bits: 12 };
const smallest = String(searchProof(task, 0, Number.MAX_SAFE_INTEGER).next);

/** A worker that answers as the test defines, asynchronously. */
class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();
  readonly reply: (task: ProofOfWork) => Event[];
  constructor(reply: (task: ProofOfWork) => Event[]) {
    super();
    this.reply = reply;
  }
  postMessage(sent: ProofOfWork) {
    queueMicrotask(() => this.reply(sent).forEach((event) => this.dispatchEvent(event)));
  }
}
const asWorker = (fake: FakeWorker) => fake as unknown as Worker;
const message = (data: unknown) => new MessageEvent('message', { data });

describe('solveProofOfWork', () => {
  it('works in slices without a worker', async () => {
    const onProgress = vi.fn();
    const { signal } = new AbortController();
    const hard = { ...task, bits: 15 };
    const nonce = await solveProofOfWork(hard, { signal, onProgress, openWorker: () => undefined });
    expect(isProof(hard, nonce)).toBe(true);
    expect(nonce).toBe(String(searchProof(hard, 0, Number.MAX_SAFE_INTEGER).next));
    const seen = onProgress.mock.calls.map(([progress]) => progress as number);
    expect(seen.every((progress, i) => progress > (seen[i - 1] ?? 0) && progress < 1)).toBe(true);
  });

  it('uses the worker’s answer and terminates it', async () => {
    const worker = new FakeWorker(() => [message({ tried: 4096 }), message({ nonce: smallest })]);
    const onProgress = vi.fn();
    const { signal } = new AbortController();
    await expect(solveProofOfWork(task, { signal, onProgress, openWorker: () => asWorker(worker) })).resolves.toBe(
      smallest,
    );
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(expect.closeTo(0.632, 3));
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('continues on the main thread when the worker cannot load', async () => {
    const worker = new FakeWorker(() => [new Event('error', { cancelable: true })]);
    const { signal } = new AbortController();
    await expect(solveProofOfWork(task, { signal, openWorker: () => asWorker(worker) })).resolves.toBe(smallest);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it.each([
    ['in a worker', () => asWorker(new FakeWorker(() => []))],
    ['in slices', () => undefined],
  ])('stops %s when aborted', async (_, openWorker) => {
    const controller = new AbortController();
    const solving = solveProofOfWork({ ...task, bits: 32 }, { signal: controller.signal, openWorker });
    setTimeout(() => controller.abort(new Error('closed')), 20);
    await expect(solving).rejects.toThrow('closed');
  });

  it('does not start when already aborted', async () => {
    const openWorker = vi.fn();
    await expect(solveProofOfWork(task, { signal: AbortSignal.abort(), openWorker })).rejects.toThrow('aborted');
    expect(openWorker).not.toHaveBeenCalled();
  });
});

describe('the worker', () => {
  it('reports its tries and returns the smallest nonce', async () => {
    const scope = {
      onmessage: undefined as undefined | ((event: { data: ProofOfWork }) => void),
      postMessage: vi.fn(),
    };
    vi.stubGlobal('self', scope);
    await import('./proofOfWorkWorker.ts');
    scope.onmessage!({ data: { ...task, bits: 14 } });
    vi.unstubAllGlobals();
    const nonce = searchProof({ ...task, bits: 14 }, 0, Number.MAX_SAFE_INTEGER).next;
    expect(scope.postMessage).toHaveBeenLastCalledWith({ nonce: String(nonce) });
    expect(scope.postMessage).toHaveBeenCalledTimes(Math.floor(nonce / 8192) + 1);
  });
});
