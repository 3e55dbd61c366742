import type { ContentKind, ContentLanguage } from '../../house/content/content-kinds.ts';
import type { ContentArt } from './art.ts';

/** Content of the sandbox, in every language. Figures that a policy may change are on the screens, not in the texts. */
export interface Seed {
  readonly code: string;
  readonly kind: ContentKind;
  readonly texts: Readonly<Record<ContentLanguage, string>>;
  readonly place?: string;
  readonly isPinned?: boolean;
  readonly art?: ContentArt;
}

/** A question of a topic, with its answer. */
export const question = (place: string, code: string, en: string, zh_CN: string, zh_HK: string): Seed => ({
  code,
  kind: 'faq',
  place,
  texts: { en, zh_CN, zh_HK },
});
