import { createBrowserRouter, type RouteObject } from 'react-router';
import { enter, membersOnly, visitorsOnly } from './navigation/guards.ts';
import { memberScreens, publicScreens, visitorScreens } from './screens.ts';
import { AppShell } from './shell/AppShell.tsx';
import { Crash } from './shell/Crash.tsx';
import { SignedInShell } from './shell/SignedInShell.tsx';
import type { World } from './StoresContext.tsx';

/** Guards run at every navigation, also between screens of one shell. */
const shouldRevalidate = () => true;

/** The route table: the screens under their shells, and home for every path that is none of ours. */
export function createRoutes(world: World): RouteObject[] {
  const home = publicScreens.find((screen) => screen.path === '/');
  return [
    {
      Component: AppShell,
      ErrorBoundary: Crash,
      HydrateFallback: () => null,
      loader: enter(world),
      shouldRevalidate,
      children: [
        ...publicScreens,
        { loader: visitorsOnly(world), shouldRevalidate, children: [...visitorScreens] },
        { Component: SignedInShell, loader: membersOnly(world), shouldRevalidate, children: [...memberScreens] },
        ...(home ? [{ ...home, path: '*' }] : []),
      ],
    },
  ];
}

/** The router of the real app, on the browser's history. */
export function createRouter(world: World) {
  return createBrowserRouter(createRoutes(world));
}
