import { describe, expect, it, vi } from 'vitest';
import { androidTransport } from './androidTransport.ts';
import { detectTransport } from './detectTransport.ts';
import { iframeTransport } from './iframeTransport.ts';
import { iosTransport } from './iosTransport.ts';
import { memoryTransportPair } from './memoryTransportPair.ts';
import type { NativeWindow } from './native-window.ts';

type Receive = (text: unknown) => void;
type TestWindow = Window & NativeWindow & { readonly __walletBridge?: { readonly receive: Receive } };

/** A window is an event target with a few fields; transports use only these. */
function windowWith(fields: Record<string, unknown>): TestWindow {
  const target = new EventTarget();
  return Object.assign(target, { top: target, parent: target }, fields) as unknown as TestWindow;
}

const received = (): ReturnType<typeof vi.fn<Receive>> => vi.fn<Receive>();
const postMessage = (): ReturnType<typeof vi.fn<(text: string) => void>> => vi.fn<(text: string) => void>();

function message(data: unknown, origin: string, source: unknown): Event {
  return Object.assign(new Event('message'), { data, origin, source });
}

describe('iosTransport', () => {
  it('posts to the handler and receives through the window', () => {
    const wallet = { postMessage: postMessage() };
    const window = windowWith({ webkit: { messageHandlers: { wallet } } });
    const transport = iosTransport(window);
    const receive = received();
    transport?.onMessage(receive);
    transport?.post('out');
    window.__walletBridge?.receive('in');
    expect(wallet.postMessage).toHaveBeenCalledExactlyOnceWith('out');
    expect(receive).toHaveBeenCalledExactlyOnceWith('in');
    expect(Object.keys(window)).not.toContain('__walletBridge');
    transport?.close();
    expect('__walletBridge' in window).toBe(false);
  });

  it.each([{}, { webkit: {} }, { webkit: { messageHandlers: {} } }])('finds nothing in %j', (fields) => {
    expect(iosTransport(windowWith(fields))).toBeUndefined();
  });
});

describe('androidTransport', () => {
  it('uses the events of a WebMessageListener', () => {
    const wallet = Object.assign(new EventTarget(), { postMessage: postMessage() });
    const window = windowWith({ wallet });
    const transport = androidTransport(window);
    const receive = received();
    transport?.onMessage(receive);
    transport?.post('out');
    wallet.dispatchEvent(message('in', '', null));
    expect(wallet.postMessage).toHaveBeenCalledExactlyOnceWith('out');
    expect(receive).toHaveBeenCalledExactlyOnceWith('in');
    expect('__walletBridge' in window).toBe(false);
    transport?.close();
    wallet.dispatchEvent(message('late', '', null));
    expect(receive).toHaveBeenCalledOnce();
  });

  it('receives through the window from a JavascriptInterface', () => {
    const window = windowWith({ wallet: { postMessage: postMessage() } });
    const transport = androidTransport(window);
    const receive = received();
    transport?.onMessage(receive);
    window.__walletBridge?.receive('in');
    expect(receive).toHaveBeenCalledExactlyOnceWith('in');
    transport?.close();
    expect('__walletBridge' in window).toBe(false);
  });

  it('ignores an element or a frame of that name', () => {
    const frame: { window?: unknown; postMessage: unknown } = { postMessage: postMessage() };
    frame.window = frame;
    expect(androidTransport(windowWith({ wallet: frame }))).toBeUndefined();
    expect(androidTransport(windowWith({ wallet: new EventTarget() }))).toBeUndefined();
    expect(androidTransport(windowWith({}))).toBeUndefined();
  });
});

describe('iframeTransport', () => {
  const origin = 'https://shell.example';

  it('posts to the exact origin and accepts messages only from the parent with that origin [S44]', () => {
    const parent = { postMessage: vi.fn<(text: string, origin: string) => void>() };
    const window = windowWith({ parent, top: parent });
    const transport = iframeTransport(window, origin);
    const receive = received();
    transport?.onMessage(receive);
    transport?.post('out');
    window.dispatchEvent(message('foreign origin', 'https://evil.example', parent));
    window.dispatchEvent(message('longer origin', `${origin}.evil.example`, parent));
    window.dispatchEvent(message('other frame', origin, {}));
    window.dispatchEvent(message('itself', origin, window));
    window.dispatchEvent(message('in', origin, parent));
    expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith('out', origin);
    expect(receive).toHaveBeenCalledExactlyOnceWith('in');
    transport?.close();
    window.dispatchEvent(message('late', origin, parent));
    expect(receive).toHaveBeenCalledOnce();
  });

  it.each(['*', '/', '', 'null', `${origin}/`, `${origin}/path`, 'shell.example', 'HTTPS://shell.example'])(
    'refuses %j as an origin',
    (text) => {
      expect(() => iframeTransport(windowWith({}), text)).toThrow(TypeError);
    },
  );

  it('finds no parent in the top frame, nor a parent that is framed itself', () => {
    const parent = { postMessage: postMessage() };
    expect(iframeTransport(windowWith({}), origin)).toBeUndefined();
    expect(iframeTransport(windowWith({ parent, top: {} }), origin)).toBeUndefined();
  });
});

describe('detectTransport', () => {
  const wallet = { postMessage: postMessage() };
  const parent = { postMessage: postMessage() };

  it('finds iOS and Android in the top frame', () => {
    expect(detectTransport(windowWith({ webkit: { messageHandlers: { wallet } } }))).toBeDefined();
    expect(detectTransport(windowWith({ wallet }))).toBeDefined();
    expect(detectTransport(windowWith({}))).toBeUndefined();
  });

  it('ignores native objects in a frame [S44]', () => {
    expect(detectTransport(windowWith({ wallet, parent, top: parent }))).toBeUndefined();
  });
});

describe('memoryTransportPair', () => {
  it('delivers both ways, in order, later, until closed', async () => {
    const [page, shell] = memoryTransportPair();
    const [atPage, atShell] = [received(), received()];
    page.onMessage(atPage);
    shell.onMessage(atShell);
    page.post('1');
    page.post('2');
    shell.post('a');
    expect(atShell).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(atShell.mock.calls).toEqual([['1'], ['2']]);
    expect(atPage.mock.calls).toEqual([['a']]);
    shell.close();
    page.post('3');
    await Promise.resolve();
    expect(atShell).toHaveBeenCalledTimes(2);
  });
});
