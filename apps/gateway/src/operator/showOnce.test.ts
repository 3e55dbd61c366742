import { expect, it, vi } from 'vitest';
import { bytesOf } from '../people/uploads/bytes.ts';
import { type ShownFile, showOnce } from './showOnce.ts';

const fileOf = (fileId: string): ShownFile => ({
  fileId,
  mimeType: 'image/png',
  name: null,
  open: async () => bytesOf(Buffer.from(fileId)),
});

/** Opens files, and the address of their page. */
async function show({
  lifetime = 60_000,
  files = [fileOf('f_a'), fileOf('f_b')],
  onLook = vi.fn(async (_file: ShownFile) => {}),
} = {}) {
  let ended!: Promise<string[]>;
  const url = await new Promise<string>((onOpen) => {
    ended = showOnce(files, { watermark: 'Ming & <co>', lifetime, onOpen, onLook });
  });
  return { url, ended, onLook };
}

it('shows the page and each file once, on this machine, and ends when all is seen [S56]', async () => {
  const { url, ended, onLook } = await show();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}$/);
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('Ming &#38; &#60;co&#62;');
  expect((await fetch(url)).status).toBe(404);
  expect(await (await fetch(`${url}/0`)).text()).toBe('f_a');
  expect((await fetch(`${url}/0`)).status).toBe(404);
  expect((await fetch(`${url}/7`)).status).toBe(404);
  expect((await fetch(new URL('/guess/1', url))).status).toBe(404);
  expect(await (await fetch(`${url}/1`)).text()).toBe('f_b');
  expect(await ended).toEqual(['f_a', 'f_b']);
  expect(onLook.mock.calls.map(([{ fileId }]) => fileId)).toEqual(['f_a', 'f_b']);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it('ends by time, and keeps a file back that it could not record', async () => {
  const late = await show({ lifetime: 1 });
  expect(await late.ended).toEqual([]);
  const broken = await show({ onLook: vi.fn(() => Promise.reject(new Error('no database'))) });
  const failure = broken.ended.catch((error: unknown) => (error as Error).message);
  await expect(fetch(`${broken.url}/0`)).rejects.toThrow('fetch failed');
  expect(await failure).toBe('no database');
});

it('saves a PDF under its name, and no page shows it', async () => {
  const name = "結單 <it's>.pdf";
  const { url, ended } = await show({ files: [{ ...fileOf('f_p'), mimeType: 'application/pdf', name }] });
  const page = await (await fetch(url)).text();
  expect(page).toContain("download>結單 &#60;it's&#62;.pdf</a>");
  expect(page).not.toMatch(/<(?:img|video|iframe|embed|object)/);
  const { headers } = await fetch(`${url}/0`);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('結單')}%20%3Cit%27s%3E.pdf`,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await ended).toEqual(['f_p']);
});
