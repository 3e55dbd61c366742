import { builtInMessages, UiProvider, type BuiltInLocale } from '@ezwallet/ui';
import type { ReactNode } from 'react';

const LANGUAGES: Record<BuiltInLocale, readonly [lang: string, name: string]> = {
  en: ['en', 'English'],
  zh_CN: ['zh-Hans-CN', '简体中文'],
  zh_HK: ['zh-Hant-HK', '繁體中文（香港）'],
};
const locales = Object.keys(LANGUAGES) as BuiltInLocale[];

interface SideProps {
  /** Draws the example in one language. */
  children: (locale: BuiltInLocale) => ReactNode;
}

/** The same example in the three languages, side by side. */
export function Side({ children }: SideProps) {
  return (
    <div className="tiles" style={{ '--tile': '290px' }}>
      {locales.map((locale) => {
        const [lang, name] = LANGUAGES[locale];
        const example = <div className="sample-ground">{children(locale)}</div>;
        return (
          <div key={locale} lang={lang} className="side">
            <p className="quiet">{name}</p>
            {locale === 'en' ? (
              <UiProvider locale="en">{example}</UiProvider>
            ) : (
              <UiProvider locale={locale} messages={builtInMessages[locale]}>
                {example}
              </UiProvider>
            )}
          </div>
        );
      })}
    </div>
  );
}
