import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigateFunction,
  type NavigationType,
} from 'react-router';
import { UiHost, UiProvider } from '@ezwallet/ui';
import { AppShell } from '../app/shell/AppShell.tsx';
import { StoresProvider, type World } from '../world/StoresContext.tsx';

interface Probed {
  readonly location: Location;
  readonly historyAction: NavigationType;
  readonly navigate: NavigateFunction;
}

/** Lets a test see the current address and change it. */
function Probe({ onMove }: { onMove: (probed: Probed) => void }) {
  const probed = { location: useLocation(), historyAction: useNavigationType(), navigate: useNavigate() };
  useEffect(() => {
    onMove(probed);
  });
  return null;
}

/** Renders the whole app at an address, in English, with its own history. */
export async function renderRoute(world: World, path: string) {
  let probed: Probed | null = null;
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  // A screen's code loads while it is drawn. `act` waits for it.
  const screen = await act(async () =>
    render(
      <StoresProvider world={world}>
        <I18nProvider i18n={i18n}>
          <UiProvider locale="en">
            <UiHost />
            <MemoryRouter initialEntries={[path]}>
              <Probe onMove={(at) => void (probed = at)} />
              <AppShell />
            </MemoryRouter>
          </UiProvider>
        </I18nProvider>
      </StoresProvider>,
    ),
  );
  const here = (): Probed => {
    if (!probed) throw new Error('Nothing was drawn at all.');
    return probed;
  };
  const router = {
    get state() {
      const { location, historyAction } = here();
      return { location, historyAction };
    },
    navigate: (to: string | number) => act(async () => here().navigate(to as string)),
  };
  return { router, ...screen };
}
