import { LOCALES, THEMES, type Shot } from './Shot.ts';

/** The part that the screenshots need of Storybook's `index.json`. */
export interface StoryIndex {
  entries: Record<string, StoryEntry>;
}

interface StoryEntry {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

/** A story with this tag renders nothing, or something new each time. The screenshots skip it. */
export const UNPICTURED = 'no-screenshot';

export type Story = Pick<Shot, 'story' | 'title' | 'name'>;

/** The stories to photograph; with patterns, those whose id or title contains one of them, in upper or lower case. */
export function readStories(index: StoryIndex, patterns: readonly string[] = []): Story[] {
  const wanted = ({ id, title }: StoryEntry) =>
    !patterns.length || patterns.some((pattern) => `${id}\n${title}`.toLowerCase().includes(pattern.toLowerCase()));
  return Object.values(index.entries)
    .filter((entry) => entry.type === 'story' && !entry.tags?.includes(UNPICTURED) && wanted(entry))
    .map(({ id, title, name }) => ({ story: id, title, name }));
}

/** Every story in every scheme and language. */
export const shotsOf = (stories: readonly Story[]): Shot[] =>
  stories.flatMap((story) => LOCALES.flatMap((locale) => THEMES.map((theme) => ({ ...story, theme, locale }))));
