const items = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), title: String(value) }));

/** What the toolbar can change, with its defaults; the decorators read the same names. */
export const globalTypes = {
  theme: {
    description: 'Colour scheme',
    toolbar: { title: 'Theme', icon: 'paintbrush', dynamicTitle: true, items: items(['dark', 'light', 'dark-blue', 'all']) },
  },
  locale: {
    description: 'Language of the kit',
    toolbar: { title: 'Locale', icon: 'globe', dynamicTitle: true, items: items(['en', 'zh_CN', 'zh_HK', 'pseudo']) },
  },
  width: {
    description: 'Width of the screen in px',
    toolbar: { title: 'Width', icon: 'mobile', dynamicTitle: true, items: items([300, 380, 390, 440, 750]) },
  },
  direction: {
    description: 'Direction of text',
    toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: items(['ltr', 'rtl']) },
  },
  textScale: {
    description: 'Size of text in per cent',
    toolbar: { title: 'Text', icon: 'zoom', dynamicTitle: true, items: items([100, 130, 200]) },
  },
} as const;

export const initialGlobals = { theme: 'dark', locale: 'en', width: '390', direction: 'ltr', textScale: '100' };

/** The toolbar's state as the decorators see it. */
export type Globals = typeof initialGlobals;
