import { statics } from '@ezwallet/api-client/contract';
import { createAppStores, type ReadStatic, SessionScope } from '@ezwallet/domain-stores';
import { createFakeDeps, type FakeDeps } from '@ezwallet/domain-stores/testing';
import { Drafts } from '../world/Drafts.ts';
import { Navigation } from '../world/Navigation.ts';
import { Visit } from '../world/Visit.ts';
import { isKnownPath } from '../app/router/screens.ts';
import type { World } from '../world/StoresContext.tsx';
import { ScanReplies } from '../world/ScanReplies.ts';

const none = { slider_data: [] };
const NO_BANNERS = { banner: none, banner1: none, popBanner: none, popNotice: none, faq: none, 'activity-list': none };

/** A document of the contract, and no banners. */
const readExample = (path: string) => Promise.resolve(path === statics.page.path ? statics.page.example : NO_BANNERS);

/** A whole app without a server, a device or a router. */
export function createFakeWorld(
  given: Parameters<typeof createFakeDeps>[0] & { readonly readStatic?: ReadStatic } = {},
): World & { deps: FakeDeps; announced: string[] } {
  const deps = createFakeDeps(given);
  const app = createAppStores(deps);
  const announced: string[] = [];
  return {
    deps,
    serverNow: () => deps.clock.now(),
    app,
    readStatic: given.readStatic ?? readExample,
    announced,
    scope: new SessionScope(app, deps),
    // Tests read the English of the source.
    words: { has: () => true, need: () => Promise.resolve(), kit: {} },
    visit: new Visit(sessionStorage, localStorage, isKnownPath),
    drafts: new Drafts({ write: () => Promise.resolve(), wipe: () => Promise.resolve() }),
    navigation: new Navigation(),
    isKnownPath,
    saveImage: null,
    saveFile: null,
    scanCode: null,
    biometrics: null,
    protectScreenshots: null,
    findPlace: null,
    passkeys: null,
    scanReplies: new ScanReplies(),
    announce: (what) => announced.push(what),
  };
}
