import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What a node is asked, as it arrives. */
export interface Question {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** What a node says, word for word. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A node that a test answers for. An answer that is thrown breaks the connection. */
export interface TestNode {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves JSON-RPC over HTTP; several questions come as a list. */
export async function startNode(answer: (asked: Question | readonly Question[]) => Promise<Answer>): Promise<TestNode> {
  const server = createServer((request, response) => {
    json(request)
      .then(async (asked) => await answer(asked as Question | readonly Question[]))
      .then(({ status = 200, headers = { 'content-type': 'application/json' }, body }) =>
        response.writeHead(status, headers).end(body),
      )
      .catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-project-key`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Passes everything on to another node, after a look at each method, and at the questions of each request. */
export async function startProxy(
  url: string,
  before: (method: string) => Promise<void>,
  beforeAll: (questions: readonly Question[]) => void = () => undefined,
): Promise<TestNode> {
  return await startNode(async (asked) => {
    beforeAll([asked].flat());
    for (const { method } of [asked].flat()) await before(method);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked) });
    return { body: await response.text() };
  });
}
