import type { Build } from './Build.ts';
import { isTheFile } from './requests.ts';

/** One cache for all builds: files are named by their content, so two builds share what they have in common. */
export const CACHE = 'ezwallet-shell';
/** The key of the page, which is the same for every screen. */
const PAGE = '/';
/** Longer than a slow answer takes, and shorter than people wait, in milliseconds. */
const PATIENCE = 5_000;

interface ShellDeps {
  readonly build: Build;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: typeof fetch;
  readonly patience?: number;
}

/** The files with which the app starts without a network. Nothing here belongs to a person. */
export class Shell {
  readonly #build: Build;
  readonly #caches: ShellDeps['caches'];
  readonly #fetch: typeof fetch;
  readonly #patience: number;

  constructor({ build, caches, fetch, patience = PATIENCE }: ShellDeps) {
    this.#build = build;
    this.#caches = caches;
    this.#fetch = fetch;
    this.#patience = patience;
  }

  /** Keeps the files of this build, and then its page, so that a page never comes without its files. @throws Error */
  async install(): Promise<void> {
    const cache = await this.#open();
    await Promise.all(
      this.#build.shell.map(async (path) => {
        if (path.startsWith('/assets/') && (await cache.match(path))) return;
        const response = await this.#fetch(path);
        if (!isTheFile(path, response)) throw new Error(`The server has no ${path}, so this build is not complete.`);
        await cache.put(path, response);
      }),
    );
    const page = await this.#fetch(PAGE, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!(await this.#keepPage(page))) throw new Error('The server already has the page of another build.');
  }

  /** Forgets the files of older builds. Only when no open page uses them any more. */
  async forgetOlder(): Promise<void> {
    for (const name of await this.#caches.keys()) if (name !== CACHE) await this.#caches.delete(name);
    const cache = await this.#open();
    const own = new Set([PAGE, ...this.#build.shell, ...this.#build.files]);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url, 'https://any.invalid');
      if (!own.has(pathname)) await cache.delete(pathname);
    }
  }

  /** A file that never changes: kept once it was loaded. */
  async kept(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const cache = await this.#open();
    const known = await cache.match(pathname);
    if (known) return known;
    const response = await this.#fetch(request);
    if (isTheFile(pathname, response)) await cache.put(pathname, response.clone());
    return response;
  }

  /** A file whose name does not change: from the network, or as it was with this build. */
  async fresh(request: Request): Promise<Response> {
    return await this.#orKept(new URL(request.url).pathname, this.#fetch(request));
  }

  /** The page: from the network, or as it was when this build last loaded. */
  async page(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response> {
    return await this.#orKept(PAGE, this.#askForPage(request, preloaded));
  }

  async #askForPage(request: Request, preloaded: Promise<Response | undefined> | undefined): Promise<Response> {
    const response = (await preloaded) ?? (await this.#fetch(request));
    // Keys of the server change between builds, and their pins are in the page.
    void this.#keepPage(response.clone()).catch(() => false);
    return response;
  }

  /** Keeps a page of this build. The page of a newer build comes with a newer worker, and its files with it. */
  async #keepPage(response: Response): Promise<boolean> {
    if (!response.ok || response.redirected || !response.headers.get('content-type')?.startsWith('text/html'))
      return false;
    // The page keeps its content policy. The text is decoded by now.
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const html = await response.text();
    if (!html.includes(`"${this.#build.entry}"`)) return false;
    await (await this.#open()).put(PAGE, new Response(html, { headers }));
    return true;
  }

  async #orKept(path: string, asked: Promise<Response>): Promise<Response> {
    const kept = await (await this.#open()).match(path);
    if (!kept) return await asked;
    const late = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(kept), this.#patience);
    });
    return await Promise.race([asked.catch(() => kept), late]);
  }

  async #open(): Promise<Cache> {
    return await this.#caches.open(CACHE);
  }
}
