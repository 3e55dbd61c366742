/** The pages of the Foundations in reading order, each with its topic. The sidebar has the same order. */
export const pages = {
  Start: 'What the kit is, how to put it into an app, and how to use this book.',
  Principles: 'Calm precision: seven rules that decide when the details leave a choice.',
  Colour: 'One accent, tinted neutrals, three schemes. Every pair that carries meaning is measured.',
  'Type and numbers': 'Nine sizes, figures that line up, and sums that never lose a digit.',
  Space: 'Ten steps, seven corners, and the heights that hands need.',
  Motion: 'Motion says where things come from. It never decorates, and it can be switched off.',
  Elevation: 'Steps of surface in the dark, soft shadow in the light, and one order of layers.',
  Icons: 'One family, drawn with one pen. Search for a word, press to copy the import.',
  Haptics: 'Four answers to a touch, none of them the only signal.',
  Accessibility: 'What every component promises, and how to see for yourself.',
  'Content and tone': 'Short, true and calm words, written in three languages rather than translated.',
  i18n: 'Words, glyphs, directions and formats: what the kit brings and what the app decides.',
  Testing: 'What is checked by machines, what by eyes, and the commands for both.',
  Contributing: 'From an idea to a component that others can rely on.',
} as const satisfies Record<string, string>;

/** The name of a page, which is its title in the sidebar. */
export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** The URL of a page outside its frame. Storybook finds its single story there. */
export function hrefOf(name: PageName): string {
  return `./?path=/story/foundations-${name.toLowerCase().replaceAll(' ', '-')}`;
}
