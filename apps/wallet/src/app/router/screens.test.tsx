import { setupI18n } from '@lingui/core';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { featureWords } from '../../i18n/featureWords.gen.ts';
import type { Feature } from '../../i18n/Words.ts';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { memberScreens } from './memberScreens.ts';
import { otherScreens } from './otherScreens.ts';
import { isKnownPath, placeAt } from './screens.ts';
import * as paths from '../../world/paths.ts';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import type { World } from '../../world/StoresContext.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const login = { loginName: '13812345678', loginType: 1, password: 'x' } as const;

async function signedIn(user = USER_INFO_EXAMPLE): Promise<World & { announced: string[] }> {
  const world = createFakeWorld({ api: createFakeApi({ user: { getUserInfo: () => Promise.resolve(user) } }).api });
  await world.app.session.login(login);
  return world;
}

async function arriveAt(world: World, path: string) {
  const { router, container } = await renderRoute(world, path);
  // A screen has arrived when its own title is shown. There may be a redirect on the way.
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  const { pathname, search } = router.state.location;
  return { here: pathname + search, container, router };
}

const built = Object.values(paths).flatMap((group) => Object.values<() => string>(group).map((path) => path()));
const places = built.map(placeAt);
const screens = [...places.flatMap(({ screen }) => screen ?? []), ...otherScreens, ...memberScreens];
const pathsFor = (access: 'anyone' | 'visitors') =>
  places.filter((place) => place.access === access).map(({ path }) => path);

describe('route table', () => {
  it('has each path once, with a title', () => {
    const paths = screens.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path, handle } of screens) {
      expect(path).toMatch(/^\/[A-Za-z/]*$/);
      expect(i18n._(handle.title)).not.toBe('');
    }
  });

  it('lets anyone open what is not for members', () => {
    expect(otherScreens.map(({ path }) => placeAt(path).access)).toEqual(otherScreens.map(() => 'anyone'));
    expect(memberScreens.map(({ path }) => placeAt(path).access)).toEqual(memberScreens.map(() => 'members'));
  });

  it('knows only its own paths', () => {
    for (const { path } of screens) expect(isKnownPath(path)).toBe(true);
    expect(['/nowhere', '/login/', '//login', ''].map(isKnownPath)).toEqual([false, false, false, false]);
  });
});

describe('paths', () => {
  it('lead to a screen each, and every screen has one', () => {
    expect(built.sort()).toEqual(screens.map(({ path }) => path).sort());
  });
});

/** Each feature's routes, by the path of their file. */
const routesByFile = import.meta.glob<Record<string, readonly ScreenRoute[]>>('../../features/*/routes.ts', {
  eager: true,
});

it('every feature with routes is in the table', () => {
  const listed = Object.values(routesByFile).flatMap((routes) => Object.values(routes).flat());
  expect(listed.map(({ path }) => path).sort()).toEqual(screens.map(({ path }) => path).sort());
});

describe.each(pathsFor('anyone'))('%s, for anyone', (path) => {
  it('opens for visitors and signed-in people', async () => {
    expect((await arriveAt(createFakeWorld(), path)).here).toBe(path);
    expect((await arriveAt(await signedIn(), path)).here).toBe(path);
  });
});

describe.each(pathsFor('visitors'))('%s, for visitors', (path) => {
  it('draws exactly one title', async () => {
    const { here, container } = await arriveAt(createFakeWorld(), path);
    expect(here).toBe(path);
    await waitFor(() => expect(container.querySelectorAll('h1')).toHaveLength(1));
  });

  it('sends signed-in people home', async () => {
    expect((await arriveAt(await signedIn(), path)).here).toBe('/');
  });
});

describe.each(memberScreens.map((screen) => [screen.path, screen] as const))('%s, for members', (path, screen) => {
  it('sends visitors to the login screen, which remembers the way back', async () => {
    const world = createFakeWorld();
    expect((await arriveAt(world, path)).here).toBe(`/login?from=${encodeURIComponent(path)}`);
    expect(world.visit.afterLogin()).toBe(path);
  });

  it('opens for signed-in people and sets the tab title', async () => {
    const { here, container } = await arriveAt(await signedIn(), path);
    expect(here).toBe(path);
    await waitFor(() => expect(container.querySelectorAll('h1').length).toBeGreaterThan(0));
    expect(document.title).toBe(`${i18n._(screen.handle.title)} · ezwallet`);
  });
});

describe('guards', () => {
  it('keeps an invitation from any address [S12]', async () => {
    const world = createFakeWorld();
    await arriveAt(world, '/register?inviteCode=EZ7KD42P');
    expect(world.visit.inviteCode).toBe('EZ7KD42P');
  });

  it('leads a person with an expired password to the screen that changes it', async () => {
    const world = await signedIn({ ...USER_INFO_EXAMPLE, pwdExpired: true });
    expect((await arriveAt(world, '/about')).here).toBe('/password/modify?type=expired');
    expect(world.announced).toEqual(['passwordExpired']);
  });

  it('runs at each step, so that nobody continues after their session ended', async () => {
    const world = await signedIn();
    const { router } = await arriveAt(world, '/about');
    world.app.session.end('timeout');
    await router.navigate('/paymentpass');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('words of a screen', () => {
  it.each(screens.map((screen) => [screen.path, screen] as const))(
    '%s are its own and those of its parts',
    (path, { words }) => {
      const [file] = Object.entries(routesByFile).find(([, routes]) =>
        Object.values(routes)
          .flat()
          .some((route) => route.path === path),
      )!;
      const derived: readonly string[] = featureWords[file.split('/').at(-2) as Feature];
      expect(words.toSorted()).toEqual(derived.toSorted());
    },
  );
});
