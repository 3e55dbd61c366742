import { builtInMessages, SearchField, type BuiltInLocale, type Messages } from '@ezwallet/ui';
import { useState } from 'react';
import { TokenTable } from '../parts/TokenTable.tsx';
import { sampleWords } from './sampleWords.ts';

type Key = keyof Messages;

const LANG: Record<BuiltInLocale, string> = { en: 'en', zh_CN: 'zh-Hans-CN', zh_HK: 'zh-Hant-HK' };
const locales = Object.keys(LANG) as BuiltInLocale[];
const keys = Object.keys(builtInMessages.en) as Key[];

/** All texts of the kit, in its three languages. */
export function MessageTable() {
  const [query, setQuery] = useState('');
  const found = keys.filter((key) =>
    [key, ...locales.map((locale) => sampleWords(locale, key))].some((text) =>
      text.toLowerCase().includes(query.toLowerCase()),
    ),
  );
  return (
    <>
      <SearchField label="Search the kit's words" placeholder="retry, 驗證碼" value={query} onChange={setQuery} />
      <output className="quiet">
        {found.length} of {keys.length} messages
      </output>
      <TokenTable
        label="The kit's words"
        head={['Key', ...locales]}
        rows={found.map((key) => [
          key,
          <code key="key">{key}</code>,
          ...locales.map((locale) => (
            <span key={locale} lang={LANG[locale]}>
              {sampleWords(locale, key)}
            </span>
          )),
        ])}
      />
    </>
  );
}
