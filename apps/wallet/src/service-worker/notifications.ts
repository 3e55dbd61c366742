/** A notification of the gateway, as far as the worker believes it. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** By which the browser shows a notice once, however often it comes. */
  readonly tag: string;
  /** A path of ours. */
  readonly path: string;
  readonly lang: string;
}

/** Paths of the server that are no screens. */
const FOREIGN = /^\/(?:api|sandbox|health|assets)(?:\/|$)/;
const HOME = '/';
const NAME = 'EZ Wallet';

/** A path of our own screens. Anything else leads to Home: whoever may send here must not lead people elsewhere. */
export function ownPath(link: unknown, origin: string): string {
  if (typeof link !== 'string' || !/^\/(?![/\\])/.test(link)) return HOME;
  const { origin: there, pathname, search } = new URL(link, origin);
  return there === origin && !FOREIGN.test(pathname) ? pathname + search : HOME;
}

/**
 * Reads what came. Browsers show a text of their own, or take the permission away, where nothing is shown, so that a text nobody
 * understands becomes one without words.
 */
export function readNotice(text: string | undefined, origin: string): Notice {
  const { id, title, body, link, lang } = readFields(text);
  const words = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise);
  return {
    title: words(title, NAME),
    body: words(body, ''),
    tag: `notice-${words(id, 'unknown')}`,
    path: ownPath(link, origin),
    lang: words(lang, 'en').replace('_', '-'),
  };
}

function readFields(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A page of the app, as the worker sees it. */
interface Page {
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: object): void;
}

/** The ways of the worker to show notifications and to reach pages. */
export interface NotifyDeps {
  readonly origin: string;
  readonly show: (title: string, options: NotificationOptions) => Promise<void>;
  readonly pages: () => Promise<readonly Page[]>;
  readonly open: (path: string) => Promise<unknown>;
}

/**
 * Shows what came. Each push shows something: browsers grant it on that promise (Push API, `userVisibleOnly`), and some end the
 * subscription of a worker that breaks it, also while a page is in front. So a page in front gets the news too, tells them itself and
 * takes the notification away. Until then it makes no sound.
 */
export async function showNotice(text: string | undefined, { origin, show, pages }: NotifyDeps): Promise<void> {
  const { title, body, tag, path, lang } = readNotice(text, origin);
  const front = (await pages()).filter(({ focused }) => focused);
  await show(title, {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    silent: front.length > 0,
    data: { path },
  });
  for (const page of front) page.postMessage({ type: 'pushed', tag });
}

/** Opens the screen of a notification: in a page that is there, or in a new one. */
export async function openNotice(data: unknown, { origin, pages, open }: NotifyDeps): Promise<void> {
  const path = ownPath((data as { path?: unknown } | null)?.path, origin);
  const all = await pages();
  const page = all.find(({ focused }) => focused) ?? all[0];
  if (!page) return void (await open(path));
  // A page that may not come to the front opens the screen all the same.
  await page.focus().catch(() => undefined);
  page.postMessage({ type: 'open', path });
}
