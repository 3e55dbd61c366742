import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isPortFree } from './isPortFree.ts';

it('tells a port that something listens at from a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
});
