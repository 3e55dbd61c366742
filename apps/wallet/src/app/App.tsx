import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { BrowserRouter } from 'react-router';
import { UiHost, UiProvider } from '@ezwallet/ui';
import type { OpenedApp } from './createWorld.ts';
import { AppShell } from './shell/AppShell.tsx';
import { StoresProvider } from '../world/StoresContext.tsx';

/** The providers around the router: stores, words and the kit. */
export const App = observer(function App({ world, i18n, Gate }: OpenedApp) {
  const { words, app, deps } = world;
  const { settings } = app;
  const screens = (
    <BrowserRouter>
      <AppShell />
    </BrowserRouter>
  );
  return (
    <StoresProvider world={world}>
      <I18nProvider i18n={i18n satisfies I18n}>
        <UiProvider locale={settings.locale} messages={words.kit} haptics={deps.haptics.play}>
          <UiHost />
          {Gate ? <Gate>{screens}</Gate> : screens}
        </UiProvider>
      </I18nProvider>
    </StoresProvider>
  );
});
