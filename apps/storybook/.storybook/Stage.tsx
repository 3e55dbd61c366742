import { builtInMessages, tokens, UiHost, UiProvider, type BuiltInLocale } from '@ezwallet/ui';
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import type { Globals } from './globals.ts';
import { pseudoMessages } from './pseudoMessages.ts';
import './Stage.css';

const LANG: Record<string, string> = { zh_CN: 'zh-Hans-CN', zh_HK: 'zh-Hant-HK' };

interface StageProps {
  globals: Globals;
  /** `bare` has its own gutter, as a whole screen does; `page` also uses the full width of the window. */
  frame: 'padded' | 'bare' | 'page';
  children: ReactNode;
}

/** Applies the toolbar's settings to the page and gives the story its provider and host, as an app does. */
export function Stage({ globals, frame, children }: StageProps) {
  const { theme, locale, direction, textScale, width } = globals;
  const all = theme === 'all';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'all' ? 'dark' : theme;
    root.lang = LANG[locale] ?? 'en';
    root.dir = direction;
    root.style.fontSize = `${textScale}%`;
  }, [theme, locale, direction, textScale]);
  const style = { '--stage-width': frame === 'page' ? '100%' : `${width}px` } as CSSProperties;
  const framed = (
    <div className="stage-frame" data-frame={frame}>
      {children}
    </div>
  );
  return (
    <UiProvider
      locale={locale === 'pseudo' ? 'en' : (locale as BuiltInLocale)}
      messages={locale === 'pseudo' ? pseudoMessages : builtInMessages[locale as BuiltInLocale]}
    >
      <UiHost />
      <div className="stage" data-all={all || undefined} data-frame={frame} style={style}>
        {all
          ? tokens.schemes.map((scheme) => (
              <section key={scheme} className="stage-scheme" data-theme={scheme} aria-label={scheme}>
                <p className="stage-name">{scheme}</p>
                {framed}
              </section>
            ))
          : framed}
      </div>
    </UiProvider>
  );
}
