import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UiHost, UiProvider } from '@ezwallet/ui';
import { createRoutes } from '../app/router.tsx';
import { StoresProvider, type World } from '../app/StoresContext.tsx';

/** Renders the whole app at an address, in English, on a history of its own. */
export function renderRoute(world: World, path: string) {
  const router = createMemoryRouter(createRoutes(world), { initialEntries: [path] });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const screen = render(
    <StoresProvider world={world}>
      <I18nProvider i18n={i18n}>
        <UiProvider locale="en">
          <UiHost />
          <RouterProvider router={router} />
        </UiProvider>
      </I18nProvider>
    </StoresProvider>,
  );
  return { router, ...screen };
}
