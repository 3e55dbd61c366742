import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { codeLoads } from '../../world/code-loads.ts';
import { LoadingBar } from './LoadingBar.tsx';

it('is there while the code of a screen is on its way', async () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <LoadingBar />
    </I18nProvider>,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  let arrive = () => {};
  await act(async () => void codeLoads.follow(new Promise<void>((resolve) => (arrive = resolve))));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeDefined();
  await act(async () => arrive());
  expect(screen.queryByRole('progressbar')).toBeNull();
});
