/** Worker: accepts one task, reports its tries and finally the nonce. Elsewhere, such as on a server, it does nothing. */
import { searchProof } from './proof-of-work.ts';
import type { ProofOfWork } from './proof-of-work.ts';

/** Messages of the worker. */
export type ProofOfWorkReply = { readonly tried: number } | { readonly nonce: string };

const REPORT_EVERY = 8192;

interface WorkerScope {
  onmessage: ((event: MessageEvent<ProofOfWork>) => void) | null;
  postMessage(reply: ProofOfWorkReply): void;
}

if (typeof self !== 'undefined') {
  const scope = self as unknown as WorkerScope;
  scope.onmessage = ({ data: task }) => {
    let search = searchProof(task, 0, REPORT_EVERY);
    while (!search.found) {
      scope.postMessage({ tried: search.next });
      search = searchProof(task, search.next, REPORT_EVERY);
    }
    scope.postMessage({ nonce: String(search.next) });
  };
}
