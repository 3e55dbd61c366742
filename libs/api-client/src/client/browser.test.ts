// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createEnvelopeV1 } from '../envelope/index.ts';
import { createTestWorld } from '../testing/test-world.ts';

afterEach(() => vi.unstubAllGlobals());

it("talks to a real server through the browser's envelope, over relative addresses", async () => {
  const { server, client } = await createTestWorld({ envelope: () => createEnvelopeV1() });
  // happy-dom enforces the same-origin policy, so the server must serve the page.
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${server.url}/home`);
  expect(await client.user.login({ loginName: 'a@b.cd', password: '钱包' })).toEqual({ token: 'tok' });
  expect(server.calls[0]).toMatchObject({ request: { loginName: 'a@b.cd', password: '钱包' } });
  expect(server.calls[0]?.headers['x-user-agent']).toContain('HappyDOM');
});

it('uploads by XMLHttpRequest when the caller watches the progress', async () => {
  const { server, client, user } = await createTestWorld({ envelope: () => createEnvelopeV1() });
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${server.url}/home`);
  user.token = 'tok-1';
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const onProgress = vi.fn<(share: number) => void>();
  const file = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
  expect(await client.user.upload({ fileType: 'IMG', file }, { onProgress })).toBe('file-1');
  expect(send).toHaveBeenCalledTimes(1);
  expect(server.calls[0]?.headers).toMatchObject({
    s0: 'tok-1',
    'content-type': expect.stringContaining('multipart/'),
  });
});
