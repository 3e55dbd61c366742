import { builtInMessages, tokens, UiHost, UiProvider, type Locale } from '@ezwallet/ui';
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import type { Globals } from './globals.ts';
import { pseudoMessages } from './pseudoMessages.ts';

const LANG: Record<string, string> = { zh_CN: 'zh-Hans-CN', zh_HK: 'zh-Hant-HK' };

interface StageProps {
  globals: Globals;
  /** A whole screen brings its own gutter. */
  bare: boolean;
  children: ReactNode;
}

/** Sets the page up as the toolbar says and gives the story its provider and host, as an app does. */
export function Stage({ globals, bare, children }: StageProps) {
  const { theme, locale, direction, textScale, width } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'all' ? 'dark' : theme;
    root.lang = LANG[locale] ?? 'en';
    root.dir = direction;
    root.style.fontSize = `${textScale}%`;
  }, [theme, locale, direction, textScale]);
  const frame: CSSProperties = {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: bare ? undefined : Number(width),
    padding: bare ? 0 : 16,
  };
  return (
    <UiProvider
      locale={locale === 'pseudo' ? 'en' : (locale as Locale)}
      messages={locale === 'pseudo' ? pseudoMessages : builtInMessages[locale as Locale]}
    >
      <UiHost />
      {theme === 'all' ? (
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' }}>
          {tokens.schemes.map((scheme) => (
            <div key={scheme} data-theme={scheme} style={frame}>
              {children}
            </div>
          ))}
        </div>
      ) : (
        <div style={frame}>{children}</div>
      )}
    </UiProvider>
  );
}
