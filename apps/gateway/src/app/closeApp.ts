import type { FastifyInstance } from 'fastify';

const LOOK_EVERY = 50;

/**
 * Stops listening and waits for the calls underway, but not for the connections that browsers keep open after them.
 * @param limit milliseconds after which what is still underway is cut off
 */
export async function closeApp(app: FastifyInstance, limit: number): Promise<void> {
  const closing = app.close();
  const dropIdle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limit);
  try {
    await closing;
  } finally {
    clearInterval(dropIdle);
    clearTimeout(cutOff);
  }
}
