import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface File {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
}

/** A server in front of the gateway, which stops and starts again, and answers for some files itself. */
export class FrontServer {
  /** By path. */
  readonly files = new Map<string, File>();
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(gateway: string) {
    this.#target = new URL(gateway);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((asked, reply) => {
      const file = this.files.get(new URL(asked.url ?? '/', this.origin).pathname);
      if (file)
        return void reply
          .writeHead(file.status ?? 200, { 'content-type': file.type, 'cache-control': 'no-cache' })
          .end(file.body);
      const { hostname, port } = this.#target;
      const passed = ask(
        { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
        (answer) => {
          reply.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(reply);
        },
      );
      passed.on('error', () => reply.destroy());
      asked.pipe(passed);
    });
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** As if the network was gone: nobody answers any more, also on open connections. */
  async stop(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    this.#server = undefined;
  }
}
