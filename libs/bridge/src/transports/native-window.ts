/** The shell's object that accepts messages. */
export interface NativePort {
  postMessage(text: string): void;
}

/** An Android WebMessageListener answers through events; the older JavascriptInterface cannot. */
export interface ListeningPort extends NativePort {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The shell's additions to the page's window. */
export interface NativeWindow {
  readonly webkit?: { readonly messageHandlers?: { readonly wallet?: NativePort } };
  readonly wallet?: NativePort | ListeningPort;
}

/** The name under which shells that run a script in the page find the receiver: `__walletBridge.receive("...")`. */
export const RECEIVER = '__walletBridge';
