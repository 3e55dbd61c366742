import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Bytes } from '../people/uploads/bytes.ts';
import { isSameDigest, tokenHash } from '../secrets/digest.ts';

/** A file that a person looks at in a browser. */
export interface ShownFile {
  readonly fileId: string;
  readonly mimeType: string;
  /** A file with a name is saved under it, and no page shows it. */
  readonly name: string | null;
  /** Opens the sealed bytes, at the moment of the look. */
  readonly open: () => Promise<Bytes>;
}

interface Options {
  /** Stands across the page, so that a photograph of the screen names its maker. */
  readonly watermark: string;
  /** Milliseconds after which the address is dead. */
  readonly lifetime: number;
  /** Hears the address of each file, once all are open. */
  readonly onOpen: (file: ShownFile, url: string) => void;
  /** Runs before the bytes of a file go out. A failure keeps them back. */
  readonly onLook: (file: ShownFile) => Promise<void>;
}

const HOST = '127.0.0.1';
const SECRET_BYTES = 24;

const STYLE = `
a { color: #8ab4ff }
body { margin: 0; padding: 16px; background: #0b0e14; color: #eef0f4; font: 15px system-ui, sans-serif }
figure { margin: 0 0 24px } img, video { max-width: 100%; max-height: 92vh; display: block } figcaption { padding: 4px 0 }
.mark { position: fixed; inset: 0; pointer-events: none; opacity: .28; font-size: 20px; line-height: 4; overflow: clip; word-spacing: 3em }`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** RFC 6266, with RFC 8187 for letters outside of ASCII. */
const attachmentOf = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`;

/** The place of a file under the address of its page. */
const CONTENT = 'content';

function pageOf({ fileId, mimeType, name }: ShownFile, secret: string, watermark: string): string {
  const source = `/${secret}/${CONTENT}`;
  const picture = mimeType.startsWith('video/')
    ? `<video src="${source}" controls></video>`
    : `<img src="${source}" alt="">`;
  const figure =
    name === null
      ? `<figure>${picture}<figcaption>${escapeText(fileId)}</figcaption></figure>`
      : `<figure><a href="${source}" download>${escapeText(name)}</a></figure>`;
  const mark = `${escapeText(watermark)} `.repeat(200);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>File</title><style>${STYLE}</style>${figure}<div class="mark" aria-hidden="true">${mark}</div></html>`;
}

/** A file with its address, and what was asked of it. */
interface Opened {
  readonly file: ShownFile;
  readonly secret: string;
  readonly digest: Buffer;
  isPageSeen: boolean;
  isSeen: boolean;
}

function openAt(file: ShownFile): Opened {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { file, secret, digest: tokenHash(secret), isPageSeen: false, isSeen: false };
}

/**
 * Shows each file at an address of its own on this machine, which is known to nobody else. Its page and the file come once;
 * afterwards, and when the time is over, nothing answers any more.
 *
 * @returns the ids of the files that somebody looked at
 */
export async function showOnce(
  files: readonly ShownFile[],
  { watermark, lifetime, onOpen, onLook }: Options,
): Promise<string[]> {
  const opened = files.map(openAt);
  let port = 0;

  const answer = async ({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, given = '', place] = (url ?? '').split('/');
    // A page of another site that knows this port has another host, and no secret.
    const isMeant = method === 'GET' && headers.host === `${HOST}:${port}`;
    const asked = isMeant && opened.find(({ digest }) => isSameDigest(tokenHash(given), digest));
    if (asked && place === undefined && !asked.isPageSeen) {
      asked.isPageSeen = true;
      response
        .writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' })
        .end(pageOf(asked.file, asked.secret, watermark));
      return;
    }
    if (!asked || place !== CONTENT || asked.isSeen) {
      response.writeHead(404, HEADERS).end();
      return;
    }
    asked.isSeen = true;
    const { file } = asked;
    await onLook(file);
    const bytes = await file.open();
    response.writeHead(200, {
      ...HEADERS,
      ...(file.name !== null && { 'content-disposition': attachmentOf(file.name) }),
      'content-type': file.mimeType,
      'content-length': bytes.size,
    });
    await pipeline(bytes.pieces(), response);
  };

  await new Promise<void>((resolve, reject) => {
    const server = createServer((request, response) => {
      response.on('close', () => {
        if (opened.every(({ isSeen }) => isSeen)) end();
      });
      answer(request, response).catch((error: unknown) => {
        response.destroy();
        end();
        reject(error as Error);
      });
    });
    const timer = setTimeout(() => end(), lifetime);
    const end = () => {
      clearTimeout(timer);
      server.close(() => resolve());
      server.closeIdleConnections();
    };
    server.on('error', reject);
    server.listen(0, HOST, () => {
      ({ port } = server.address() as AddressInfo);
      for (const { file, secret } of opened) onOpen(file, `http://${HOST}:${port}/${secret}`);
    });
  });
  return opened.filter(({ isSeen }) => isSeen).map(({ file }) => file.fileId);
}
