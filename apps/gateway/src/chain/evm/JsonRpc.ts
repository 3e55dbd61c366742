/** Execution-apis JSON-RPC over HTTP, as every Ethereum node speaks it. */
export interface JsonRpc {
  /** @throws {RpcError} when the node answers with an error; Error when it cannot be reached */
  call<Result>(method: string, params: readonly unknown[]): Promise<Result>;
  /** Several calls in one request; answers in their order. */
  batch<Result>(calls: readonly { readonly method: string; readonly params: readonly unknown[] }[]): Promise<Result[]>;
}

/** An error that the node answered with. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;

  constructor(method: string, { code, message }: { code: number; message: string }) {
    super(`${method}: ${message}`);
    this.code = code;
  }
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

const TIMEOUT = 15_000;
/** Calls in one request; nodes for hire refuse much more. */
const BATCH = 50;

/** Speaks to a node. Its address may hold a key and never enters an error. */
export function createJsonRpc(url: string): JsonRpc {
  let lastId = 0;
  const envelope = (method: string, params: readonly unknown[]) => ({ jsonrpc: '2.0', id: ++lastId, method, params });

  async function post<Body>(body: unknown): Promise<Body> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: unknown) => {
      throw new Error(`The node cannot be reached: ${reasonOf(error)}.`);
    });
    // Some nodes send their errors with another status.
    const answer = (await response.json().catch(() => undefined)) as Body | undefined;
    if (answer === undefined) throw new Error(`The node answered HTTP ${response.status} without JSON.`);
    return answer;
  }

  const open = <Result>(method: string, answer: Answer | undefined): Result => {
    if (answer?.error) throw new RpcError(method, answer.error);
    if (answer?.result === undefined) throw new Error(`${method}: the node answered without a result.`);
    return answer.result as Result;
  };

  return {
    async call(method, params) {
      return open(method, await post<Answer>(envelope(method, params)));
    },
    async batch<Result>(calls: readonly { readonly method: string; readonly params: readonly unknown[] }[]) {
      const results: Result[] = [];
      for (let start = 0; start < calls.length; start += BATCH) {
        const requests = calls.slice(start, start + BATCH).map(({ method, params }) => envelope(method, params));
        const answers = await post<readonly Answer[] | Answer>(requests);
        if (!Array.isArray(answers)) throw new Error('The node does not take several calls in one request.');
        const byId = new Map((answers as readonly Answer[]).map((answer) => [answer.id, answer]));
        results.push(...requests.map(({ id, method }) => open<Result>(method, byId.get(id))));
      }
      return results;
    },
  };
}

/** What undici says, without the address that it says it of. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}
