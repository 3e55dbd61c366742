import { describe, expect, it, vi } from 'vitest';
import { keepForOffline } from './keepForOffline.ts';

function scene(
  answer: { status: number; type: string } | null,
  { hostname = 'localhost', isBuild = true, left = true } = {},
) {
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const register = vi.fn<ServiceWorkerContainer['register']>(async () => ({}) as ServiceWorkerRegistration);
  const reload = vi.fn<() => void>();
  const workers = {
    register,
    getRegistration: async () => (left ? ({ unregister } as unknown as ServiceWorkerRegistration) : undefined),
  };
  const fetch = async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(null, { status: answer.status, headers: { 'content-type': answer.type } });
  };
  return { unregister, register, reload, run: () => keepForOffline({ workers, fetch, hostname, isBuild, reload }) };
}

const SCRIPT = { status: 200, type: 'text/javascript' };

describe('the service worker [S42]', () => {
  it.each(['wallet.example', 'localhost'])('is registered on %s, never from the browser’s cache', async (hostname) => {
    const { run, register, reload } = scene(SCRIPT, { hostname });
    await run();
    expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['404', { status: 404, type: 'application/json' }],
    ['a page', { status: 200, type: 'text/html' }],
  ])('of another server on the same machine is removed when this one answers with %s', async (_what, answer) => {
    const { run, register, unregister, reload } = scene(answer);
    await run();
    expect(unregister).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    expect(register).not.toHaveBeenCalled();
  });

  it('does not load the page again where there was none', async () => {
    const { run, reload } = scene({ status: 404, type: 'text/html' }, { left: false });
    await run();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when the server of a product has trouble', async () => {
    const { run, register, unregister } = scene({ status: 404, type: 'text/html' }, { hostname: 'wallet.example' });
    await run();
    expect(register).toHaveBeenCalledOnce();
    expect(unregister).not.toHaveBeenCalled();
  });

  it('is not registered while developing', async () => {
    const { run, register } = scene(SCRIPT, { isBuild: false });
    await run();
    expect(register).not.toHaveBeenCalled();
  });

  it('that cannot be registered is a line in the console, and nothing else', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { run, register, reload } = scene(SCRIPT);
    register.mockRejectedValueOnce(new TypeError('refused'));
    await run();
    expect(warn).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not missed by a browser without any', async () => {
    await keepForOffline({ workers: undefined, fetch, hostname: 'localhost', isBuild: true, reload: () => {} });
  });
});
