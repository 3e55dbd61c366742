import type { Envelope } from '@ezwallet/api-client';
import {
  createEnvelopeV2,
  loadEnvelopeV1,
  readPins,
  refused,
  type VersionMark,
} from '@ezwallet/api-client/envelope-v2';
import type { ValueStore } from '@ezwallet/domain-stores';

const MARK = 'envelopeVersion';

/**
 * Opens the envelope that the server's keys allow: version 2 where the build or the page has pinned them, else version 1,
 * for servers that know no other. A device that has used version 2 never goes back.
 *
 * @param store keeps the mark beside the device's id
 */
export async function openEnvelope(
  store: Pick<ValueStore, 'read' | 'write'>,
  text: string = pinsHere(),
): Promise<Envelope> {
  const mark: VersionMark = {
    read: async () => ((await store.read(MARK)) === 2 ? 2 : 1),
    write: (version) => store.write(MARK, version),
  };
  const pins = readPins(text);
  if (pins.length > 0) return createEnvelopeV2({ pins, mark, fallback: loadEnvelopeV1 });
  if ((await mark.read()) !== 1) throw refused('DOWNGRADE');
  return await loadEnvelopeV1();
}

/** A build for another host has the pins inside. The gateway writes them into the page that it serves. */
function pinsHere(): string {
  const built: unknown = import.meta.env['VITE_ENVELOPE_PINS'];
  if (typeof built === 'string' && built !== '') return built;
  return document.querySelector<HTMLMetaElement>('meta[name=envelope-pins]')?.content ?? '';
}
