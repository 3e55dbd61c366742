import { fromTaggedBase64, toBase64 } from '../envelope/base64.ts';
import { createEnvelopeV2 } from '../envelope/v2/index.ts';
import { createKeyServerV2 } from '../testing/createKeyServerV2.ts';
import { type BenchRow, benchRow } from './BenchRow.ts';
import { race } from './measure.ts';

const KB = 1024;
const MICROSECONDS = 1000;
const MOST_OF_BARE = 1.3;
const holder = { deviceId: '5f0f9c7e-9a53-4d53-8b56-0d9f4f3f2a10', fingerprint: 'ab'.repeat(32) };
const mark = { read: async () => 2, write: async () => {} };

/** Version 2 as a page runs it: one body sealed and one answer opened, compared with WebCrypto, UTF-8 and base64 alone. */
export async function versionRows(): Promise<BenchRow[]> {
  const server = createKeyServerV2();
  const envelope = createEnvelopeV2({ pins: server.pins, mark });
  const encode = (text: string) => new TextEncoder().encode(text);
  const session = await envelope.exchange(
    async (_path, sessionId, body = '') => encode(server.accept({ sessionId, ...holder }, body)),
    holder,
  );
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const rows: BenchRow[] = [];
  for (const size of [1, 16, 256]) {
    const text = 'x'.repeat(size * KB);
    const call = { path: '/order/pageQueryV2', requestId: crypto.randomUUID() };
    const first = await envelope.seal(session, text, call);
    const answer = server.open({ sessionId: session.id, ...holder, ...call }, first).seal(text);
    const best = await race({
      async ours() {
        await envelope.open(session, answer, call);
        await envelope.seal(session, text, { ...call });
      },
      async bare() {
        const sealed = toBase64(
          new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encode(text))),
        );
        decoder.decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromTaggedBase64(sealed)));
      },
    });
    rows.push(
      benchRow(
        `version 2: seal and open ${size} KB`,
        best.ours * MICROSECONDS,
        best.bare * MICROSECONDS,
        'AES-256-GCM alone',
        'µs',
        MOST_OF_BARE,
      ),
    );
  }
  return rows;
}
