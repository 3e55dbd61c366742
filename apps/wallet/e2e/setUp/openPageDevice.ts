import { memberRoutes } from '@ezwallet/api-client/routes';
import { type AppStores, SessionStore } from '@ezwallet/domain-stores';
import { openDevice } from '../../src/app/device/openDevice.ts';
import { createApi } from '../../src/app/network/createApi.ts';

/** A device with the wallet's own client and session. */
export interface PageDevice {
  readonly api: ReturnType<typeof createApi>;
  readonly session: SessionStore;
}

/** Opens the wallet without its screens, in a page. It stores the session where the wallet restores it from. */
export async function openPageDevice(): Promise<PageDevice> {
  const { deps, identity } = await openDevice();
  // Nobody sees a screen here, so nobody asks about the network.
  const network = { reached: () => {} } as AppStores['network'];
  const api = createApi({
    identity: () => identity,
    onDecision: () => {},
    biometricsCode: () => '',
    deviceStore: deps.deviceStore,
    stores: () => ({ network, session }),
    pins: await readPagePins(),
  });
  api.addRoutes(memberRoutes);
  const session = new SessionStore({ ...deps, api, serverNow: api.serverNow });
  return { api, session };
}

/** The pins in the wallet's page, which is not the page of this tab. */
async function readPagePins(): Promise<string> {
  const html = await (await fetch('/', { headers: { accept: 'text/html' } })).text();
  return /<meta name="envelope-pins" content="([^"]+)"/.exec(html)?.[1] ?? '';
}
