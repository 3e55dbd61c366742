import type { ComponentType, PropsWithChildren } from 'react';
import { setupI18n, type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createAppStores, SessionScope, type AppStores, type Deps } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { Catalogs } from '../i18n/Catalogs.ts';
import { followLocale } from './followLocale.ts';
import { showSettings } from './device/showSettings.ts';
import { openPasskeys } from './device/openPasskeys.ts';
import { openDevice } from './device/openDevice.ts';
import { Drafts } from '../world/Drafts.ts';
import { Navigation } from '../world/Navigation.ts';
import { ScanReplies } from '../world/ScanReplies.ts';
import { Visit } from '../world/Visit.ts';
import { askAboutNetwork } from './network/askAboutNetwork.ts';
import { createLazyApi } from './network/createLazyApi.ts';
import { createDecisionHandler } from './network/createDecisionHandler.ts';
import { guard } from './router/guard.ts';
import type { Screen } from './router/listScreens.ts';
import { isKnownPath, placeAt } from './router/screens.ts';
import { loadLaptop } from './shell/useLaptop.ts';
import { screenAhead } from './screens/screenAhead.ts';
import { followSessionEnd } from './session/followSessionEnd.ts';
import type { World } from '../world/StoresContext.tsx';
import type { Native } from './native/openNative.ts';

/** The app before its first frame. */
export interface OpenedApp {
  readonly world: World;
  readonly i18n: I18n;
  /** Draws the lock in front of the app, or the app; null outside of the native app. */
  readonly Gate: ComponentType<PropsWithChildren> | null;
}

/** Its code loads when a member asks to remember places. */
const findPlace = async () => (await import('./session/describeThisDevice.ts')).findPlace(navigator.geolocation);

/** Shown when the translated words did not load. */
const SORRY = msg`Something went wrong. Try again.`;

/** Whether the person came back to this page by a reload, or through the browser's history. */
const isReturn = () => {
  const [{ type } = {}] = performance.getEntriesByType('navigation') as { type?: string }[];
  return type === 'reload' || type === 'back_forward';
};

/** Time until the next try to load what watches in the background, in milliseconds. */
const WATCH_RETRY = 10_000;

/** Waits for the code and words of what the person will see: the screen that they asked for, or where its guard leads. */
async function drawable(world: World, asked: Promise<Screen>): Promise<void> {
  const redirect = guard(world, placeAt(location.pathname), location);
  const { words, Page } = await (redirect ? screenAhead(new URL(redirect.to, location.origin).pathname) : asked);
  await Promise.all([Page.ahead(), ...words.map((set) => world.words.need(set))]);
}

/** Opens the device, creates the stores, restores settings and session, and connects the background tasks. */
export async function createWorld(): Promise<OpenedApp> {
  // In parallel with the device. A load that fails is reported where its result is drawn.
  const asked = screenAhead(location.pathname);
  const firstWords = asked.then(
    ({ words }) => words,
    () => [],
  );
  const i18n = setupI18n({ missing: (_, id) => (id === SORRY.id ? '' : i18n._(SORRY)) });
  const catalogs = new Catalogs(i18n);
  const errorWords = () => catalogs.needErrors();
  const device = await openDevice();
  const { shell } = device;
  const nativeCode = shell && import('./native/openNative.ts');
  const reload = () => location.reload();

  let app: AppStores;
  let native: Native | null = null;
  const stores = () => app;
  const { api, load, abortAll, serverNow } = createLazyApi({
    identity: () => device.identity,
    deviceStore: device.deps.deviceStore,
    biometricsCode: () => native?.biometrics.released ?? '',
    onDecision: createDecisionHandler({ i18n, stores, errorWords, reload }),
    stores,
    errorWords,
    memberRoutes: async () => (await import('./screens/MemberScreen.tsx')).memberRoutes,
  });
  const haptics: Deps['haptics'] = {
    play: (kind) => {
      if (app.settings.haptics) (native ?? device.deps).haptics.play(kind);
    },
  };
  const deps: Deps = { ...device.deps, api, serverNow, haptics };
  app = createAppStores(deps);

  await app.settings.restore();
  app.settings.follow();
  showSettings(app.settings, document.documentElement, localStorage);
  const [drafts] = await Promise.all([
    Drafts.open(device.tab, isReturn()),
    app.session.restore(),
    firstWords.then((ahead) => catalogs.activate(app.settings.locale, ahead)),
    loadLaptop(),
  ]);

  const navigation = new Navigation();
  // Before the first frame, which must not show what a lock hides.
  if (shell && nativeCode) {
    native = await (await nativeCode).openNative(await shell, deps, app, navigation, device.deps.haptics);
    await catalogs.need('biometrics').catch(() => undefined);
  }
  const world: World = {
    deps,
    serverNow,
    app,
    readStatic: async (path, query) => (await load()).readStatic(path, { query }),
    scope: new SessionScope(app, deps),
    words: catalogs,
    visit: new Visit(sessionStorage, localStorage, isKnownPath),
    drafts,
    navigation,
    isKnownPath,
    saveImage: native?.saveImage ?? null,
    saveFile: native?.saveFile ?? null,
    scanCode: native?.scanCode ?? null,
    biometrics: native?.biometrics ?? null,
    findPlace: 'geolocation' in navigator ? findPlace : null,
    protectScreenshots: native?.protectScreenshots ?? null,
    passkeys: openPasskeys(navigator, location),
    scanReplies: new ScanReplies(),
    announce: () => void toast.fail(i18n._(msg`Your password has expired. Change it to continue.`), { duration: 3000 }),
  };
  followLocale({ i18n, catalogs, settings: app.settings });
  askAboutNetwork({ i18n, network: app.network, clock: deps.clock, view: window });
  followSessionEnd({
    i18n,
    session: app.session,
    clock: deps.clock,
    forget: () => {
      sessionStorage.clear();
      drafts.clear();
    },
    here: () => location,
    replace: (to) => world.navigation.go(to, { replace: true }),
    abortCalls: () => {
      abortAll();
      app.network.answer(false);
    },
  });
  native?.serve();
  // A failure shows itself at the first call.
  load().catch(() => undefined);
  const startWatching = () =>
    void import('./watch.ts').then(
      ({ watch }) => watch(i18n, world),
      () => deps.clock.after(WATCH_RETRY, startWatching),
    );
  startWatching();
  if (app.session.signedIn) void app.session.reload().catch(() => undefined);
  // Before the first frame, which React would else draw empty, and keep for a while.
  await drawable(world, asked).catch(() => undefined);
  return { world, i18n, Gate: native?.Gate ?? null };
}
