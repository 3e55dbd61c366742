import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { SecurityHeaders } from './security-headers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers an address that the router cannot read, such as one with a broken percent sign: no hook sees such a request. */
export function refuseAddress(reply: FastifyReply, headers: SecurityHeaders): void {
  const body = JSON.stringify({ message: 'The address is malformed.' });
  void reply
    .code(400)
    .headers({ ...headers, 'content-type': JSON_TYPE })
    .send(body);
}

/**
 * Answers what is no HTTP request, or not in time, and closes its connection: an unknown method, headers that are too
 * large or too slow.
 */
export function refuseConnection({ code }: NodeJS.ErrnoException, socket: Socket, headers: SecurityHeaders): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify({ message: `${STATUS_CODES[status]}.` });
  const lines = Object.entries({
    ...headers,
    'content-type': JSON_TYPE,
    'content-length': body.length,
    connection: 'close',
  });
  if (socket.writable) {
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  }
  socket.destroySoon();
}
