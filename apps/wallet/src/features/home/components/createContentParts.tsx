import type { SessionStores, SiteNews } from '@ezwallet/domain-stores';
import type { Words } from '../../../i18n/Words.ts';
import { lazyPart } from '../../../shared/load/lazyPart.tsx';
import styles from './content-parts.module.css';

/** See {@link createContentParts}. */
export type ContentParts = ReturnType<typeof createContentParts>;

const Nothing = () => null;
/** Home is Home without news, so it does not complain about code that did not load. */
const NO_PARTS = { NoticeLines: Nothing, Banners: Nothing, PopNotice: Nothing, SiteCards: Nothing };

/**
 * Makes the parts of Home that tell news: what staff wrote, and cards of messages. Code and words load after the first frame,
 * and lines and banners keep their places until then.
 */
export function createContentParts(words: Pick<Words, 'need'>) {
  const load = () =>
    Promise.all([import('../../news/index.ts'), words.need('news')]).then(
      ([parts]) => parts,
      () => NO_PARTS,
    );
  const loadAsk = () =>
    Promise.all([import('../../push/index.ts'), words.need('push')]).then(
      ([{ AskPush }]) => AskPush,
      () => Nothing,
    );
  return {
    AskPush: lazyPart<{ onOpen: (isOpen: boolean) => void }>(async () => ({ Component: await loadAsk() })),
    NoticeLines: lazyPart(async () => ({ Component: (await load()).NoticeLines }), <div className={styles.line} />),
    Banners: lazyPart<{ group: 'banner' }>(
      async () => ({ Component: (await load()).Banners }),
      <div className={styles.banner} />,
    ),
    /** Those below the market, which push nothing away. */
    MarketBanners: lazyPart<{ group: 'banner1' }>(async () => ({ Component: (await load()).Banners })),
    PopNotice: lazyPart<{ stores: SessionStores }>(async () => ({ Component: (await load()).PopNotice })),
    SiteCards: lazyPart<{ news: SiteNews }>(async () => ({ Component: (await load()).SiteCards })),
  };
}
