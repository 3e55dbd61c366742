import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { UiProvider } from '@ezwallet/ui';
import { ProofForm } from '../model/ProofForm.ts';
import { ProofFields } from './ProofFields.tsx';

const cellsOf = (input: HTMLElement) => input.parentElement?.querySelectorAll('[data-state]').length;

it('takes the code of an authenticator in six cells, which the system fills in, and a recovery code in its place', async () => {
  const form = new ProofForm(createFakeApi().api, [3]);
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <UiProvider locale="en">
        <ProofFields form={form} onSubmit={() => undefined} />
      </UiProvider>
    </I18nProvider>,
  );
  const code = screen.getByLabelText('Authenticator code');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(cellsOf(code)).toBe(6);
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
  await userEvent.click(code);
  await userEvent.paste('482 913');
  expect(form.proofs).toEqual([{ type: 3, code: '482913' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), 'acdef-ghjkm');
  expect(form.complete).toBe(true);
});
