/** Every story is photographed in these schemes and languages. */
export const THEMES = ['light', 'dark', 'dark-blue'] as const;
export type Theme = (typeof THEMES)[number];
export const LOCALES = ['en', 'zh_HK'] as const;
export type ShotLocale = (typeof LOCALES)[number];

/** One picture of a run: a story in a scheme and a language. */
export interface Shot {
  story: string;
  /** The story's place in the sidebar, `Forms/PinInput`. */
  title: string;
  name: string;
  theme: Theme;
  locale: ShotLocale;
}

/** The file name of the picture. The same shot has the same name in every run. */
export const fileOf = ({ story, theme, locale }: Shot): string => `${story}.${theme}.${locale}.png`;
