import { describe, expect, it } from 'vitest';
import { CACHE, Shell } from './Shell.ts';

const ORIGIN = 'https://wallet.example';
const BUILD = {
  entry: '/assets/index-1.js',
  shell: ['/first-paint.js', '/assets/index-1.js'],
  files: ['/assets/lazy-1.js'],
};
const page = (entry = BUILD.entry, pins = 'old') =>
  `<meta name="pins" content="${pins}"><script>import("${entry}")</script>`;

/** A server's files, and a browser's caches. */
function scene({ build = BUILD, patience = 5 } = {}) {
  const served = new Map<string, [text: string, type: string]>([
    ['/', [page(), 'text/html']],
    ['/first-paint.js', ['paint', 'text/javascript']],
    ['/assets/index-1.js', ['index', 'text/javascript']],
    ['/assets/lazy-1.js', ['lazy', 'text/javascript']],
  ]);
  const asked: string[] = [];
  let up: boolean | 'slow' = true;
  const boxes = new Map<string, Map<string, Response>>();
  const pathOf = (about: RequestInfo | URL) => new URL(about instanceof Request ? about.url : about, ORIGIN).pathname;
  const open = async (name: string) => {
    const box = boxes.get(name) ?? new Map<string, Response>();
    boxes.set(name, box);
    return {
      match: async (about: RequestInfo) => box.get(pathOf(about))?.clone(),
      put: async (about: RequestInfo, response: Response) => void box.set(pathOf(about), response),
      delete: async (about: RequestInfo) => box.delete(pathOf(about)),
      keys: async () => [...box.keys()].map((path) => new Request(ORIGIN + path)),
    } as unknown as Cache;
  };
  const ask = async (about: RequestInfo | URL) => {
    const path = pathOf(about);
    asked.push(path);
    if (up === 'slow') return await new Promise<Response>(() => {});
    if (!up) throw new TypeError('Failed to fetch');
    const [text, type] = served.get(path) ?? served.get('/')!;
    return new Response(text, { headers: { 'content-type': type, 'content-security-policy': "default-src 'none'" } });
  };
  const caches = { open, keys: async () => [...boxes.keys()], delete: async (name: string) => boxes.delete(name) };
  const shellOf = (of: typeof BUILD) => new Shell({ build: of, caches, fetch: ask, patience });
  const shell = shellOf(build);
  return {
    shell,
    shellOf,
    served,
    asked,
    kept: () => [...(boxes.get(CACHE)?.keys() ?? [])].toSorted(),
    boxes,
    network: (state: typeof up) => (up = state),
    text: async (path: string, way: 'kept' | 'fresh' | 'page' = 'page') =>
      (await shell[way](new Request(ORIGIN + path))).text(),
  };
}

describe('the worker’s shell [S42]', () => {
  it('starts every screen without a network once it is installed', async () => {
    const { shell, network, text, kept } = scene();
    await shell.install();
    expect(kept()).toEqual(['/', '/assets/index-1.js', '/first-paint.js']);
    network(false);
    expect(await text('/transfer')).toBe(page());
    expect(await text('/first-paint.js', 'fresh')).toBe('paint');
    expect(await text('/assets/index-1.js', 'kept')).toBe('index');
    await expect(text('/assets/lazy-1.js', 'kept')).rejects.toThrow('Failed to fetch');
  });

  it('keeps the content policy of the page', async () => {
    const { shell, network } = scene();
    await shell.install();
    network(false);
    const { headers } = await shell.page(new Request(`${ORIGIN}/login`));
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('shows the newest page, keeps its newest pins, and waits for a slow one no longer than people do', async () => {
    const { shell, served, network, text } = scene();
    await shell.install();
    served.set('/', [page(BUILD.entry, 'new'), 'text/html']);
    expect(await text('/')).toBe(page(BUILD.entry, 'new'));
    network('slow');
    expect(await text('/')).toBe(page(BUILD.entry, 'new'));
  });

  it('passes the page of a newer build on, but keeps that of the build whose files it has', async () => {
    const { shell, served, network, text } = scene();
    await shell.install();
    served.set('/', [page('/assets/index-2.js'), 'text/html']);
    expect(await text('/')).toContain('index-2');
    network(false);
    expect(await text('/')).toBe(page());
  });

  it('keeps neither a page of somebody else nor a page in place of a file', async () => {
    const { shell, served, network, text, kept } = scene();
    await shell.install();
    served.set('/', ['<h1>Log in to this Wi-Fi</h1>', 'text/html']).delete('/assets/lazy-1.js');
    expect(await text('/')).toContain('Wi-Fi');
    expect(await text('/assets/lazy-1.js', 'kept')).toContain('Wi-Fi');
    expect(kept()).toEqual(['/', '/assets/index-1.js', '/first-paint.js']);
    network(false);
    expect(await text('/')).toBe(page());
  });

  it.each(['/assets/index-1.js', '/first-paint.js'])(
    'is not installed while %s is missing, and keeps the page that it had',
    async (path) => {
      const { shell, served, boxes } = scene();
      served.delete(path);
      await expect(shell.install()).rejects.toThrow(`The server has no ${path}`);
      expect(boxes.get(CACHE)?.has('/')).toBe(false);
    },
  );

  it('is not installed with the page of another build', async () => {
    const { shell, served } = scene();
    served.set('/', [page('/assets/index-2.js'), 'text/html']);
    await expect(shell.install()).rejects.toThrow('another build');
  });

  it('takes what two builds share from the older one, and forgets the rest when it takes over', async () => {
    const { shell, shellOf, served, asked, kept, text, boxes } = scene();
    await shell.install();
    await text('/assets/lazy-1.js', 'kept');
    boxes.set('of-somebody-before', new Map());
    const newer = {
      entry: '/assets/index-2.js',
      shell: ['/first-paint.js', '/assets/index-2.js'],
      files: ['/assets/lazy-1.js'],
    };
    served.set('/', [page(newer.entry), 'text/html']).set('/assets/index-2.js', ['index 2', 'text/javascript']);
    asked.length = 0;
    const next = shellOf(newer);
    await next.install();
    expect(asked.toSorted()).toEqual(['/', '/assets/index-2.js', '/first-paint.js']);
    expect(kept(), 'pages of the older build are still open').toContain('/assets/index-1.js');
    await next.forgetOlder();
    expect(kept()).toEqual(['/', '/assets/index-2.js', '/assets/lazy-1.js', '/first-paint.js']);
    expect([...boxes.keys()]).toEqual([CACHE]);
  });
});
