import { createBridge, type Bridge } from '@ezwallet/bridge';
import { iframeTransport } from '@ezwallet/bridge/iframe';
import { pageSchemas, type PageProtocol } from '@ezwallet/bridge/methods';

declare global {
  /** For the tests, which run outside this window. */
  var bridge: Bridge<PageProtocol>;
  var heard: string[];
}

globalThis.heard = [];
const names = Object.keys(pageSchemas.handles) as (keyof PageProtocol['handles'])[];
const hear = (name: string) => (data: unknown) => void heard.push(`${name} ${JSON.stringify(data)}`);
globalThis.bridge = createBridge<PageProtocol>({
  transport: () => iframeTransport(window, String(import.meta.env['VITE_SHELL_ORIGIN'])),
  schemas: pageSchemas,
  page: window,
  handlers: Object.fromEntries(names.map((name) => [name, hear(name)])),
});
