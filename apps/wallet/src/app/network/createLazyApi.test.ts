import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberRoutes as routesOfSession } from '@ezwallet/api-client/routes';
import { FakeRefusal, MemoryStore } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { createLazyApi } from './createLazyApi.ts';

describe('createLazyApi', () => {
  afterEach(() => vi.unstubAllGlobals());

  const open = () => {
    const { app } = createFakeWorld();
    const identity = {
      deviceId: 'd',
      deviceName: 'n',
      terminalType: 'H5',
      domainName: 'x',
      fingerprint: 'f'.repeat(64),
    } as const;
    const onDecision = vi.fn();
    const errorWords = vi.fn(() => Promise.resolve());
    const memberRoutes = vi.fn(() => Promise.resolve(routesOfSession));
    return {
      app,
      onDecision,
      errorWords,
      memberRoutes,
      ...createLazyApi({
        identity: () => identity,
        deviceStore: new MemoryStore(),
        onDecision,
        biometricsCode: () => '',
        stores: () => app,
        errorWords,
        memberRoutes,
      }),
    };
  };

  it('passes calls to the client once it has loaded, and its decisions back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { api, app, onDecision } = open();
    const call = api.common.checkPhoneOrEmail({ loginName: '13812345678' });
    await vi.waitFor(() => expect(app.network.question).not.toBeNull());
    app.network.answer(false);
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
    expect(onDecision).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }), expect.anything());
  });

  it('loads the words for codes before it passes on a refusal', async () => {
    vi.resetModules();
    const refusal = new FakeRefusal('BALANCE_NOT_ENOUGH');
    vi.doMock('./createApi.ts', () => ({ createApi: () => ({ order: { detail: () => Promise.reject(refusal) } }) }));
    const { app } = createFakeWorld();
    const errorWords = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const fresh = await import('./createLazyApi.ts');
    const { api } = fresh.createLazyApi({
      identity: vi.fn(),
      deviceStore: new MemoryStore(),
      onDecision: vi.fn(),
      biometricsCode: () => '',
      stores: () => app,
      errorWords,
      memberRoutes: vi.fn(),
    });
    await expect(api.order.detail({ billNo: '1' })).rejects.toBe(refusal);
    expect(errorWords).toHaveBeenCalledOnce();
    vi.doUnmock('./createApi.ts');
  });

  it('loads the routes of a session with its first call', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { api, app, memberRoutes } = open();
    const fail = async (call: Promise<unknown>, name: string) => {
      await vi.waitFor(() => expect(app.network.question).not.toBeNull());
      app.network.answer(false);
      await expect(call).rejects.toMatchObject({ name: 'ApiError', call: name });
    };
    await fail(api.common.checkPhoneOrEmail({ loginName: '13812345678' }), 'common.checkPhoneOrEmail');
    expect(memberRoutes).not.toHaveBeenCalled();
    await fail(api.bank.all({}), 'bank.all');
    await fail(api.bank.all({}), 'bank.all');
    expect(memberRoutes).toHaveBeenCalledOnce();
  });

  it('loads one client', async () => {
    const { load } = open();
    expect(await load()).toBe(await load());
  });

  it('returns the same call each time', () => {
    const { api } = open();
    expect(api.user.login).toBe(api.user.login);
  });

  it('rejects names that the contract does not have', async () => {
    const { api } = open();
    const unknown = api as unknown as Record<string, Record<string, () => Promise<unknown>>>;
    await expect(unknown['user']?.['hack']?.()).rejects.toThrow('no call user.hack');
  });

  it('asks about the network when the client fails to load', async () => {
    vi.resetModules();
    vi.doMock('./createApi.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { app } = createFakeWorld();
    const fresh = await import('./createLazyApi.ts');
    const { api } = fresh.createLazyApi({
      identity: vi.fn(),
      deviceStore: new MemoryStore(),
      onDecision: vi.fn(),
      biometricsCode: () => '',
      stores: () => app,
      errorWords: vi.fn(),
      memberRoutes: vi.fn(),
    });
    const call = api.user.logout();
    await vi.waitFor(() => expect(app.network.question).toEqual({ fate: 'unsent' }));
    app.network.answer(false);
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'network', call: 'user.logout' });
    vi.doUnmock('./createApi.ts');
  });
});
