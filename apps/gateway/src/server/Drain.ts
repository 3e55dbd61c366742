import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection without a call for this long is one that a browser keeps for later; others may be about to send. */
const IDLE = 5000;
/** Somebody who was answered and does not call again within this time has nothing more to say. */
const QUIET = 1000;
const LOOK_EVERY = 20;

/** `outdated`: a newer release has taken the database. */
export type DrainReason = 'stopping' | 'outdated';

/**
 * Ends a server without losing a call: what runs is finished, what comes later hears that it must try again, and nothing
 * is cut off in the middle. Calls may come until the port is closed, because a client cannot know.
 */
export class Drain {
  #reason: DrainReason | undefined;
  #running = 0;
  /** When somebody connected, called or was answered last. */
  #heardAt = 0;
  readonly #lastUsed = new Map<Socket, number>();

  /** From now on, whatever has not begun must not begin. */
  get isOn(): boolean {
    return this.#reason !== undefined;
  }

  /** Why this process is about to end. */
  get reason(): DrainReason | undefined {
    return this.#reason;
  }

  /** Lets nothing begin any more. */
  begin(reason: DrainReason): void {
    this.#reason ??= reason;
  }

  /** Follows the connections of a server. Call it before the server listens. */
  watch(app: FastifyInstance): void {
    app.server.on('connection', (socket: Socket) => {
      this.#heardAt = performance.now();
      this.#lastUsed.set(socket, this.#heardAt);
      socket.once('close', () => this.#lastUsed.delete(socket));
    });
    app.server.on('request', ({ socket }, response) => {
      this.#running += 1;
      this.#heardAt = performance.now();
      this.#lastUsed.set(socket, Infinity);
      response.once('close', () => {
        this.#running -= 1;
        this.#heardAt = performance.now();
        if (!socket.destroyed) this.#lastUsed.set(socket, this.#heardAt);
      });
    });
    app.addHook('onSend', async (_request, reply) => {
      if (this.isOn) reply.header('connection', 'close');
    });
  }

  /** Ends a server. @param limit milliseconds after which what still runs is cut off */
  async close(app: FastifyInstance, limit: number): Promise<void> {
    const begin = performance.now();
    const took = () => performance.now() - begin;
    this.begin('stopping');
    // The last answer closes its connection, so that a client who calls again is not among the connections: the time
    // since the answer speaks for it. A server without a connection has nobody to wait for.
    this.#heardAt = this.#lastUsed.size > 0 ? begin : -Infinity;
    // What has reached the machine, but not this process yet, is read first: to close over it would cut it off.
    await sleep(LOOK_EVERY);
    for (const [socket, usedAt] of this.#lastUsed) if (begin - usedAt > IDLE) socket.destroy();
    const hasCallers = () => this.#running > 0 || performance.now() - this.#heardAt < QUIET;
    while (hasCallers() && took() < limit) await sleep(LOOK_EVERY);

    const closing = app.close();
    const dropIdle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), Math.max(limit - took(), 0));
    try {
      await closing;
    } finally {
      clearInterval(dropIdle);
      clearTimeout(cutOff);
    }
  }
}
