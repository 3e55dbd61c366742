import { describe, expect, it, vi } from 'vitest';
import { pageSchemas } from '../methods/pageSchemas.ts';
import { connectPage } from '../testing/connectPage.ts';
import { createScriptedShell } from '../testing/createScriptedShell.ts';
import { createBridge } from './createBridge.ts';

/** Calls without types. */
type Untyped = (name: string, data?: unknown) => Promise<unknown>;
const NOT_SENT = /^(\w+): INVALID_DATA\. Nothing was sent: pass data of the form that the schemas declare$/;

function open() {
  const shell = createScriptedShell();
  const bridge = connectPage(shell);
  return { shell, call: bridge.call as Untyped, emit: bridge.emit as (name: string, data?: unknown) => void };
}

describe('what this side sends', () => {
  it.each([{ url: 5 }, { url: 'javascript:alert(1)' }, {}, undefined])(
    'openBrowser refuses %j, and nothing goes out',
    async (data) => {
      const { shell, call } = open();
      await expect(call('openBrowser', data)).rejects.toMatchObject({ code: 'INVALID_DATA', method: 'openBrowser' });
      await expect(call('openBrowser', data)).rejects.toThrow(NOT_SENT);
      expect(shell.received).toEqual([]);
    },
  );

  it.each(Object.keys(pageSchemas.calls))('%s refuses data of another form', async (name) => {
    const { shell, call } = open();
    await expect(call(name, Symbol('no data'))).rejects.toThrow(NOT_SENT);
    expect(shell.received).toEqual([]);
  });

  it.each(Object.keys(pageSchemas.events))('%s refuses data of another form', (name) => {
    const { shell, emit } = open();
    expect(() => emit(name, { token: 'x' })).toThrow(NOT_SENT);
    expect(shell.received).toEqual([]);
  });

  it.each(['openMagic', 'constructor', 'toString', '__proto__'])('refuses the undeclared name %s', async (name) => {
    const { shell, call, emit } = open();
    await expect(call(name)).rejects.toThrow(NOT_SENT);
    expect(() => emit(name)).toThrow(NOT_SENT);
    expect(shell.received).toEqual([]);
  });

  it('leaves no call open, so that nothing times out later', async () => {
    vi.useFakeTimers();
    await expect(open().call('openBrowser', {})).rejects.toThrow(NOT_SENT);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

it.each([undefined, null, {}, { transport: () => undefined }, { schemas: pageSchemas }])(
  'createBridge(%j) says what it lacks',
  (options) => {
    expect(() => createBridge(options as never)).toThrow(/ lacks .*: .* Pass both\.$/);
  },
);
