import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createTestWorld, quickDialect } from '../testing/test-world.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const picture = () => new File([new Uint8Array([1, 2, 3])], 'canary-name.png', { type: 'image/png' });

describe('uploads', () => {
  it('inside the envelope are sealed like any other body', async () => {
    const { server, client, user } = await createTestWorld();
    user.token = 'tok-1';
    expect(await client.user.uploadSealed({ fileBase64: 'iVBORw0KGgo=' })).toBe('file-2');
    const [call] = server.calls;
    expect(call?.request).toEqual({ fileBase64: 'iVBORw0KGgo=' });
    expect(call?.automatic).toMatchObject({ s0: 'tok-1' });
    expect(call?.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
    expect(call?.headers).not.toHaveProperty('s0');
  });

  it('have the longer timeout of uploads, in both forms', async () => {
    const timeouts = { ...quickDialect.timeouts, call: 40 };
    const { server, client } = await createTestWorld({ dialect: { ...quickDialect, timeouts } });
    await client.connect();
    const slowly = <T>(answer: T) => wait(120).then(() => answer);
    server.answer('user', 'uploadSealed', () => slowly('sealed'));
    server.answer('user', 'upload', () => slowly('form'));
    server.answer('order', 'remove', () => slowly(true));
    expect(await client.user.uploadSealed({ fileBase64: 'AAAA' })).toBe('sealed');
    expect(await client.user.upload({ fileType: 'IMG', file: picture() })).toBe('form');
    await expect(client.order.remove()).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('report their progress, here only at the end', async () => {
    const { client } = await createTestWorld();
    const shares: number[] = [];
    await client.user.upload({ fileType: 'IMG', file: picture() }, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([1]);
  });

  it('can be aborted while they are sent', async () => {
    const { server, client, decisions } = await createTestWorld();
    await client.connect();
    server.intercept(() => true);
    const controller = new AbortController();
    const upload = client.user.upload({ fileType: 'IMG', file: picture() }, { signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    await expect(upload).rejects.toMatchObject({ kind: 'aborted' });
    expect(decisions).toEqual([]);
  });

  it('are sent again completely after a lost key', async () => {
    const { server, client } = await createTestWorld();
    await client.connect();
    server.keys.forget();
    expect(await client.user.upload({ fileType: 'IMG', file: picture() })).toBe('file-1');
    const file = server.calls[0]?.request['file'] as Blob;
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('are not retried after a network fault, and their errors contain nothing of the file', async () => {
    const { server, client } = await createTestWorld();
    await client.connect();
    server.intercept((request) => {
      request.socket.destroy();
      return true;
    });
    const error = await client.user.upload({ fileType: 'IMG', file: picture() }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', kind: 'network' });
    expect(inspect(error, { depth: 9, showHidden: true, getters: true })).not.toContain('canary-name');
    expect(server.paths.filter((path) => path.includes('uploadFileKYC'))).toHaveLength(1);
  });
});
