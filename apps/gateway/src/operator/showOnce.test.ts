import { expect, it, vi } from 'vitest';
import { bytesOf } from '../people/uploads/bytes.ts';
import { type ShownFile, showOnce } from './showOnce.ts';

const fileOf = (fileId: string): ShownFile => ({
  fileId,
  mimeType: 'image/png',
  name: null,
  open: async () => bytesOf(Buffer.from(fileId)),
});

/** Opens files, and the address of each. */
async function show({
  lifetime = 60_000,
  files = [fileOf('f_a'), fileOf('f_b')],
  onLook = vi.fn(async (_file: ShownFile) => {}),
} = {}) {
  const urls: string[] = [];
  let ended!: Promise<string[]>;
  await new Promise<void>((resolve) => {
    const onOpen = (_file: ShownFile, url: string) => {
      if (urls.push(url) === files.length) resolve();
    };
    ended = showOnce(files, { watermark: 'Ming & <co>', lifetime, onOpen, onLook });
  });
  const [url = '', other = ''] = urls;
  return { url, other, ended, onLook };
}

it('shows each file once at an address of its own, on this machine, and ends when all is seen [S56]', async () => {
  const { url, other, ended, onLook } = await show();
  for (const address of [url, other]) expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}$/);
  expect(url).not.toBe(other);
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  const text = await page.text();
  expect(text).toContain('Ming &#38; &#60;co&#62;');
  expect(text).toContain('f_a');
  expect(text).not.toContain('f_b');
  expect((await fetch(url)).status).toBe(404);
  expect(await (await fetch(`${url}/content`)).text()).toBe('f_a');
  expect((await fetch(`${url}/content`)).status).toBe(404);
  expect((await fetch(`${other}/0`)).status).toBe(404);
  expect((await fetch(new URL('/guess/content', url))).status).toBe(404);
  expect(onLook).toHaveBeenCalledOnce();
  expect(await (await fetch(`${other}/content`)).text()).toBe('f_b');
  expect(await ended).toEqual(['f_a', 'f_b']);
  expect(onLook.mock.calls.map(([{ fileId }]) => fileId)).toEqual(['f_a', 'f_b']);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it('ends by time, and keeps a file back that it could not record', async () => {
  const late = await show({ lifetime: 1 });
  expect(await late.ended).toEqual([]);
  const broken = await show({ onLook: vi.fn(() => Promise.reject(new Error('no database'))) });
  const failure = broken.ended.catch((error: unknown) => (error as Error).message);
  await expect(fetch(`${broken.url}/content`)).rejects.toThrow('fetch failed');
  expect(await failure).toBe('no database');
});

it('saves a PDF under its name, and no page shows it', async () => {
  const name = "結單 <it's>.pdf";
  const { url, ended } = await show({ files: [{ ...fileOf('f_p'), mimeType: 'application/pdf', name }] });
  const page = await (await fetch(url)).text();
  expect(page).toContain("download>結單 &#60;it's&#62;.pdf</a>");
  expect(page).not.toMatch(/<(?:img|video|iframe|embed|object)/);
  const { headers } = await fetch(`${url}/content`);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('結單')}%20%3Cit%27s%3E.pdf`,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await ended).toEqual(['f_p']);
});
