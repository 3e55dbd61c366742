import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@ezwallet/domain-stores';
import { Catalogs, LANGUAGE_TAGS } from '../../i18n/Catalogs.ts';

const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
/** Home says it to visitors, see Invitation.tsx. */
const HEADLINE = msg`Your coins in one place`;

describe('the page before the app', () => {
  it.each(LOCALES)('says to visitors what Home says: %s', async (locale) => {
    const i18n = setupI18n();
    const catalogs = new Catalogs(i18n);
    await catalogs.activate(locale);
    await catalogs.need('home');
    const line = page.querySelector(`#first [lang="${LANGUAGE_TAGS[locale]}"]`);
    expect(line?.textContent).toBe(i18n._(HEADLINE));
  });
});
