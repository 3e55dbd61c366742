/** How the worker answers a request: from its cache, from the network first, or not at all. */
export type Way = 'kept' | 'page' | 'fresh' | null;

/** Paths that are no screens: calls, pages of the sandbox, and the health of the server. */
const FOREIGN = /^\/(?:api|sandbox|health)(?:\/|$)/;
const FILE = /\.[a-z0-9]+$/i;

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * Chooses how to answer a request. The worker leaves alone what is not on its list: calls, files of people, other
 * origins, and itself.
 */
export function wayOf({ method, mode, url }: Asked, origin: string, shell: readonly string[]): Way {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || FOREIGN.test(asked.pathname)) return null;
  // A page has the pins of the server's keys and names the newest build, so it comes from the network if it can.
  if (mode === 'navigate') return FILE.test(asked.pathname) ? null : 'page';
  if (asked.search !== '') return null;
  if (asked.pathname.startsWith('/assets/')) return 'kept';
  return shell.includes(asked.pathname) ? 'fresh' : null;
}

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  webmanifest: /^application\/manifest\+json/,
};

/** Whether an answer is the file that was asked for. A server or proxy in trouble may answer with a page and status 200. */
export function isTheFile(
  path: string,
  { ok, redirected, headers }: Pick<Response, 'ok' | 'redirected' | 'headers'>,
): boolean {
  const type = headers.get('content-type') ?? '';
  const expected = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return ok && !redirected && (expected ? expected.test(type) : !type.startsWith('text/html'));
}
