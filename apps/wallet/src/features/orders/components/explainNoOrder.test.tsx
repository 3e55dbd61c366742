import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { explainNoOrder } from './explainNoOrder.tsx';

const show = (code: string) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <MemoryRouter>{explainNoOrder({ code })}</MemoryRouter>
    </I18nProvider>,
  );

test.each(['ORDER_NOT_FOUND', 'ARGS_INVALID'])('an address without an order (%s) leads to the orders', (code) => {
  show(code);
  screen.getByText('We could not find this order');
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/sellOrderList');
});

test('another failure is not explained', () => {
  expect(show('OFFLINE').container.textContent).toBe('');
});
