import { reaction } from 'mobx';
import type { SessionScope, SessionStores } from '@ezwallet/domain-stores';
import type { Feature, Words } from '../../i18n/Words.ts';

/** What tells news to the person, wherever they are. */
export interface NewsDeps {
  readonly words: Pick<Words, 'need'>;
  readonly scope: Pick<SessionScope, 'current'>;
}

interface News<Item, Code> {
  readonly of: (stores: SessionStores) => readonly Item[];
  /** The feature that has the words. */
  readonly feature: Feature;
  readonly load: () => Promise<Code>;
  readonly tell: (code: Code, fresh: readonly Item[], stores: SessionStores) => void;
}

/**
 * Tells what is new in the person's stores. Code and words for it load with the first; if they do not load, a mark on the
 * screen tells it. Returns the way to stop.
 */
export function tellNews<Item, Code>(
  { words, scope }: NewsDeps,
  { of, feature, load, tell }: News<Item, Code>,
): () => void {
  return reaction(
    () => (scope.current ? of(scope.current) : []),
    async (news, before) => {
      const stores = scope.current;
      const fresh = news.filter((item) => !before.includes(item));
      if (!stores || fresh.length === 0) return;
      const loaded = await Promise.all([load(), words.need(feature)]).catch(() => undefined);
      if (loaded && scope.current === stores) tell(loaded[0], fresh, stores);
    },
  );
}
