/** The schemes and languages in which every story is photographed. */
export const THEMES = ['light', 'dark', 'dark-blue'] as const;
export type Theme = (typeof THEMES)[number];
export const LOCALES = ['en', 'zh_HK'] as const;
export type ShotLocale = (typeof LOCALES)[number];

/** One picture of a run: a story in a scheme and a language. */
export interface Shot {
  story: string;
  /** Where the story stands in the sidebar, `Forms/PinInput`. */
  title: string;
  name: string;
  theme: Theme;
  locale: ShotLocale;
}

/** The picture's file in its run's folder; the same shot has the same name in every run. */
export const fileOf = ({ story, theme, locale }: Shot): string => `${story}.${theme}.${locale}.png`;
