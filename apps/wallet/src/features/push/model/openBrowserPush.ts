import type { World } from '../../../world/StoresContext.tsx';
import { BrowserPush } from './BrowserPush.ts';
import { PushDevice, type PushPage } from './PushDevice.ts';

/** The notifications of the signed-in member in this browser. */
export function openBrowserPush({ app, deps, biometrics }: Pick<World, 'app' | 'deps' | 'biometrics'>): BrowserPush {
  return new BrowserPush({
    api: deps.api,
    device: new PushDevice(window as PushPage, biometrics !== null),
    storage: localStorage,
    userId: app.session.userId,
    now: () => deps.clock.now(),
  });
}
