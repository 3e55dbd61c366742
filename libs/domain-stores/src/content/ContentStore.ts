import { NOTICE_TYPES } from '@ezwallet/api-client/constants';
import type { BannerFile, Contract, Notice, PageCode, PageFile, ResponseOf } from '@ezwallet/api-client/contract';
import { AgingResources } from '../kit/AgingResources.ts';
import { PagedList } from '../kit/PagedList.ts';
import type { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import type { Locale } from '../settings/locales.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';

/** Reads a static JSON file of the server. */
export type ReadStatic = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

type Bulletin = ResponseOf<Contract['inbox']['getBulletins']>['list'][number];

interface ContentDeps extends Pick<Deps, 'api' | 'clock'> {
  readonly readStatic: ReadStatic;
}

/** A text of this age is loaded again when a screen next shows it. Milliseconds. */
const FRESH_FOR = 5 * 60_000;

const NOT_FOUND = 404;

/** Loads the texts that staff wrote for everybody, in the language of the interface. */
export class ContentStore {
  /** Notices in full; its query is the language. */
  readonly bulletins: PagedList<Bulletin, Locale>;

  readonly #api: Deps['api'];
  readonly #settings: Pick<SettingsStore, 'locale'>;
  readonly #banners: AgingResources<[lang: Locale], BannerFile>;
  readonly #lines: AgingResources<[lang: Locale], Notice[]>;
  readonly #pages: AgingResources<[code: PageCode, lang: Locale], PageFile | null>;

  constructor({ api, clock, readStatic }: ContentDeps, settings: Pick<SettingsStore, 'locale'>) {
    this.#api = api;
    this.#settings = settings;
    this.bulletins = new PagedList<Bulletin, Locale>(
      { clock },
      {
        query: settings.locale,
        ask: (lang, page) => api.inbox.getBulletins({ ...page, lang }),
        keyOf: ({ id }) => id,
        freshFor: FRESH_FOR,
      },
    );
    this.#banners = new AgingResources(clock, FRESH_FOR, async (lang) => {
      return (await readStatic('/static/banner.json', { lang })) as BannerFile;
    });
    this.#lines = new AgingResources(clock, FRESH_FOR, (lang) =>
      api.inbox.getNotices({ type: NOTICE_TYPES.marquee, lang }),
    );
    this.#pages = new AgingResources(clock, FRESH_FOR, async (code, lang) => {
      try {
        return (await readStatic('/static/page.json', { code, lang })) as PageFile;
      } catch (error) {
        if ((error as { status?: unknown } | null)?.status === NOT_FOUND) return null;
        throw error;
      }
    });
  }

  /** Banners and questions. */
  get banners(): Resource<BannerFile> {
    return this.#banners.of(this.#settings.locale);
  }

  /** Lines for the bar on Home. */
  get lines(): Resource<Notice[]> {
    return this.#lines.of(this.#settings.locale);
  }

  /** A document; null while staff have not published it. */
  page(code: PageCode): Resource<PageFile | null> {
    return this.#pages.of(code, this.#settings.locale);
  }

  loadBanners(): Promise<void> {
    return this.#banners.load(this.#settings.locale);
  }

  loadLines(): Promise<void> {
    return this.#lines.load(this.#settings.locale);
  }

  loadPage(code: PageCode): Promise<void> {
    return this.#pages.load(code, this.#settings.locale);
  }

  /** Tells staff whether the answer of a question helped. */
  async rateAnswer(id: string, isHelpful: boolean): Promise<void> {
    await this.#api.inbox.rateAnswer({ id, isHelpful });
  }

  async loadBulletins(): Promise<void> {
    await this.bulletins.choose(this.#settings.locale);
    await this.bulletins.load();
  }
}
