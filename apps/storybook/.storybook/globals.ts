import type { Preview } from '@storybook/react-vite';

const items = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), title: String(value) }));

/** The toolbar's settings with their defaults. The decorators read the same names. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [...items(['dark', 'light', 'dark-blue']), { value: 'all', title: 'all side by side' }],
    },
  },
  locale: {
    description: 'Language of the kit',
    toolbar: { title: 'Locale', icon: 'globe', dynamicTitle: true, items: items(['en', 'zh_CN', 'zh_HK', 'pseudo']) },
  },
  direction: {
    description: 'Text direction',
    toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: items(['ltr', 'rtl']) },
  },
  motion: {
    description: 'The device’s motion setting',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'this device’s motion' },
        { value: 'normal', title: 'normal motion' },
        { value: 'reduced', title: 'reduced motion' },
      ],
    },
  },
  width: {
    description: 'Screen width in px',
    toolbar: { title: 'Width', icon: 'mobile', dynamicTitle: true, items: items([300, 380, 390, 440, 750]) },
  },
  textScale: {
    description: 'Text size in per cent',
    toolbar: { title: 'Text', icon: 'zoom', dynamicTitle: true, items: items([100, 130, 200]) },
  },
  strict: {
    description: "React's StrictMode, which runs effects twice",
    toolbar: {
      title: 'StrictMode',
      icon: 'beaker',
      dynamicTitle: true,
      items: [
        { value: 'on', title: 'StrictMode on' },
        { value: 'off', title: 'StrictMode off' },
      ],
    },
  },
};

export const initialGlobals = {
  theme: 'dark',
  locale: 'en',
  direction: 'ltr',
  motion: 'system',
  width: '390',
  textScale: '100',
  strict: 'on',
};

/** The toolbar's state for the decorators. */
export type Globals = typeof initialGlobals;
