import type { Plugin } from 'vite';

/** A chunk of a bundle, as far as this plugin reads it. */
interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

interface Options {
  /** Modules that every address loads, as the ends of their paths. */
  readonly always: readonly string[];
  /** Modules that an address loads. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** Where the page's own script reads the table. Without a build, it stays empty. */
const TABLE = '/*preloads*/ {}';
/** The app's style sheet goes behind what the page draws by itself, whose paint would wait for it. */
const STYLE_SHEET = /^ *<link rel="stylesheet"[^>]*>\n/m;
const ROOT = '<div id="root"></div>';

/**
 * Writes into the page which files each address needs, so that they load together with the app's entry, not after it. The
 * page's own script asks for them: the page is the same for every address, also where the service worker keeps it.
 *
 * `{locale}` in a name stands for each language.
 */
export function routePreloads({ always, pages }: Options, locales: readonly string[]): Plugin {
  return {
    name: 'ezwallet:route-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = bundle as unknown as Readonly<Record<string, Chunk>>;
        const all = Object.values(chunks);
        const entry = all.find(({ isEntry }) => isEntry);
        if (!entry || !html.includes(TABLE))
          throw new Error(`index.html has lost "${TABLE}", where the build writes what each address needs.`);
        const known = closure(chunks, entry);
        const filesOf = (ends: readonly string[]) => {
          const files = new Set<string>();
          for (const end of ends) {
            const root = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
            if (!root)
              throw new Error(`No chunk begins at ${end}, so nothing can be loaded ahead: fix vite.config.ts.`);
            for (const file of closure(chunks, root)) if (!known.has(file)) files.add(file);
          }
          return files;
        };
        const of = (locale: string, ends: readonly string[]) =>
          filesOf(ends.map((end) => end.replace('{locale}', locale)));
        const byLocale = Object.fromEntries(
          locales.map((locale) => {
            const common = of(locale, always);
            const rest = Object.entries(pages).map(([path, ends]) => [
              path,
              namesOf([...of(locale, ends)].filter((file) => !common.has(file))),
            ]);
            return [locale, { '': namesOf([...common]), ...Object.fromEntries(rest) }];
          }),
        );
        const [sheet = ''] = STYLE_SHEET.exec(html) ?? [];
        return html
          .replace(TABLE, JSON.stringify(byLocale))
          .replace(sheet, '')
          .replace(ROOT, `${ROOT}\n    ${sheet.trim()}`);
      },
    },
  };
}

/** Names of files under `assets/`: they are many, and the rest is the same. */
const namesOf = (files: readonly string[]): string => files.map((file) => file.replace('assets/', '')).join(' ');

function closure(chunks: Readonly<Record<string, Chunk>>, from: Chunk): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const file of chunk.imports ?? []) visit(chunks[file]);
  };
  visit(from);
  return files;
}
