import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, useNavigationType, type Location, type NavigateFunction, type NavigationType } from 'react-router';
import { UiHost, UiProvider } from '@ezwallet/ui';
import { AppShell } from '../app/shell/AppShell.tsx';
import { StoresProvider, type World } from '../app/StoresContext.tsx';

/** Renders the whole app at an address, in English, on a history of its own. */
export async function renderRoute(world: World, path: string) {
  let location!: Location;
  let navigate!: NavigateFunction;
  let historyAction!: NavigationType;
  function Probe() {
    location = useLocation();
    navigate = useNavigate();
    historyAction = useNavigationType();
    return null;
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  // A screen's code arrives while it is drawn; `act` waits for it.
  const screen = await act(async () =>
    render(
      <StoresProvider world={world}>
        <I18nProvider i18n={i18n}>
          <UiProvider locale="en">
            <UiHost />
            <MemoryRouter initialEntries={[path]}>
              <Probe />
              <AppShell />
            </MemoryRouter>
          </UiProvider>
        </I18nProvider>
      </StoresProvider>,
    ),
  );
  const router = {
    get state() {
      return { location, historyAction };
    },
    navigate: (to: string | number) => act(async () => void (await navigate(to as string))),
  };
  return { router, ...screen };
}
