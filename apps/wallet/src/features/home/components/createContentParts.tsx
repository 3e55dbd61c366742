import type { SessionStores, SiteNews } from '@ezwallet/domain-stores';
import { lazyPart } from '../../../shared/load/lazyPart.tsx';
import type { World } from '../../../world/StoresContext.tsx';
import styles from './content-parts.module.css';

/** See {@link createContentParts}. */
export type ContentParts = ReturnType<typeof createContentParts>;

const Nothing = () => null;
/** Home is Home without news, so it does not complain about code that did not load. */
const NO_PARTS = { NoticeLines: Nothing, Banners: Nothing, PopNotice: Nothing, SiteCards: Nothing };

/**
 * Makes the parts of Home that tell news: what staff wrote, and cards of messages. Code and words load after the first frame.
 * Lines and banners keep their places until their texts are there, so that what is below moves at most once.
 */
export function createContentParts(world: World) {
  const { words } = world;
  const load = () =>
    Promise.all([import('../../news/index.ts'), words.need('news')]).then(
      ([parts]) => parts,
      () => NO_PARTS,
    );
  const loadWith = async (text: 'loadLines' | 'loadBanners') => {
    const parts = await load();
    if ('contentOf' in parts) await parts.contentOf(world)[text]();
    return parts;
  };
  const loadAsk = () =>
    Promise.all([import('../../push/index.ts'), words.need('push')]).then(
      ([{ AskPush }]) => AskPush,
      () => Nothing,
    );
  return {
    AskPush: lazyPart<{ onOpen: (isOpen: boolean) => void }>(async () => ({ Component: await loadAsk() })),
    NoticeLines: lazyPart(
      async () => ({ Component: (await loadWith('loadLines')).NoticeLines }),
      <div className={styles.line} />,
    ),
    Banners: lazyPart<{ group: 'banner' }>(
      async () => ({ Component: (await loadWith('loadBanners')).Banners }),
      <div className={styles.banner} />,
    ),
    /** Those below the market, which push nothing away. */
    MarketBanners: lazyPart<{ group: 'banner1' }>(async () => ({ Component: (await load()).Banners })),
    PopNotice: lazyPart<{ stores: SessionStores }>(async () => ({ Component: (await load()).PopNotice })),
    SiteCards: lazyPart<{ news: SiteNews }>(async () => ({ Component: (await load()).SiteCards })),
  };
}
