/** The pages of the Foundations in reading order, each with its topic. The sidebar has the same order. */
export const pages = {
  Start: 'What the kit is, how to use it in an app, and how to use these pages.',
  Principles: 'Calm and exact: seven rules for decisions that the details leave open.',
  Colour: 'One accent, tinted neutrals, three schemes. A test measures every pair with a meaning.',
  'Type and numbers': 'Nine sizes, figures that align, and amounts that never lose a digit.',
  Space: 'Ten steps, seven corners, and heights that fit a finger.',
  Motion: 'Motion shows where things come from. It never decorates, and users can switch it off.',
  Elevation: 'Lighter surfaces in the dark schemes, soft shadows in the light one, and one order of layers.',
  Icons: 'One family with one stroke. Search for a word; press an icon to copy its code.',
  Haptics: 'Four kinds of feedback, never as the only signal.',
  Accessibility: 'What every component guarantees, and how to check it.',
  'Content and tone': 'Short, true and calm texts, written in three languages rather than translated.',
  i18n: 'Texts, glyphs, directions and formats: what the kit provides and what the app decides.',
  Testing: 'Automatic checks, visual checks, and the commands for both.',
  Contributing: 'From an idea to a component that others can rely on.',
} as const satisfies Record<string, string>;

/** The name of a page, which is its title in the sidebar. */
export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** The URL of a page outside its frame. Storybook finds its single story there. */
export function hrefOf(name: PageName): string {
  return `./?path=/story/foundations-${name.toLowerCase().replaceAll(' ', '-')}`;
}
