import { createECDH, createHash, hkdfSync } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { dialect } from '@ezwallet/api-client/envelope';
import {
  type Choice,
  type Direction,
  keyLabel,
  type Offer,
  readOffer,
  transcriptOf,
} from '@ezwallet/api-client/envelope-v2';
import type { FastifyInstance } from 'fastify';
import type { Device } from '../../call/CallContext.ts';
import type { Services } from '../../call/Services.ts';
import type { WindowCounter } from '../../call/WindowCounter.ts';
import { answerKeyFault } from './bodies.ts';
import type { KeyHolder, KeySessions } from './KeySessions.ts';
import { readDevice } from './readDevice.ts';
import type { SigningKey, SigningKeys } from './signingKeys.ts';

const MAX_BYTES = 1024;
const KEY_BYTES = 32;
const CURVE = 'prime256v1';

/**
 * The exchange of envelope version 2: the client says which versions and which signature keys it knows, and the gateway
 * chooses and signs both sides' words. So nobody on the way can take an offer out without either side noticing.
 */
export function offerExchange(
  app: FastifyInstance,
  { config, clock }: Services,
  windows: WindowCounter,
  keys: KeySessions,
  signingKeys: SigningKeys,
): void {
  const { versions } = config.policy.keySession;

  app.post(dialect.basePath + dialect.offerPath, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const device = readDevice(request);
    const offer = readOffer(typeof request.body === 'string' ? request.body : '');
    const version = versions.filter((each) => offer?.versions.includes(each)).sort((a, b) => b - a)[0];
    const isTooOften =
      (await windows.hit(request, `p3 ${normalizeIP(request.ip)}`, config.policy.flood.keyExchanges)) > 0;
    if (!device || !offer || version === undefined || isTooOften)
      return await answerKeyFault(reply, '400003', clock.now());
    const signingKey = (await signingKeys.valid()).find(({ kid }) => offer.kids.includes(kid));
    // Nothing that this client would believe can be said: it needs the pins of today.
    if (!signingKey) return await reply.type('application/json; charset=utf-8').send('{}');
    const choice =
      version === 1
        ? chooseOlder(offer, device, signingKey)
        : await choose(offer, { device, ip: request.ip }, signingKey);
    if (!choice) return await answerKeyFault(reply, '400003', clock.now());
    return await reply.type('application/json; charset=utf-8').send(JSON.stringify(choice));
  });

  async function choose(offer: Offer, holder: KeyHolder, signingKey: SigningKey): Promise<Choice | undefined> {
    const ecdh = createECDH(CURVE);
    const key = ecdh.generateKeys('base64');
    const secret = agree(() => ecdh.computeSecret(offer.key, 'base64'));
    if (!secret) return undefined;
    const transcript = transcriptFor(offer, holder.device, { version: 2, kid: signingKey.kid, key });
    const salt = createHash('sha256').update(transcript).digest();
    const derive = (direction: Direction) =>
      Buffer.from(hkdfSync('sha256', secret, salt, keyLabel(direction), KEY_BYTES));
    const isStored = await keys.create(holder, 2, Buffer.concat([derive('request'), derive('response')]));
    return isStored ? signed({ version: 2, kid: signingKey.kid, key }, transcript, signingKey) : undefined;
  }
}

/** The client goes on with p1 and p2, and knows from us that it may. */
function chooseOlder(offer: Offer, device: Device, signingKey: SigningKey): Choice {
  const words = { version: 1, kid: signingKey.kid, key: '' };
  return signed(words, transcriptFor(offer, device, words), signingKey);
}

type Words = Omit<Choice, 'signature'>;

const signed = (words: Words, transcript: Uint8Array, key: SigningKey): Choice => ({
  ...words,
  signature: key.sign(transcript).toString('base64'),
});

function transcriptFor(
  { versions, kids, key: clientKey }: Offer,
  device: Device,
  { version, kid, key }: Words,
): Uint8Array {
  const holder = { deviceId: device.id, fingerprint: device.fingerprint };
  return transcriptOf({
    sessionId: device.keySession,
    holder,
    versions,
    kids,
    clientKey,
    version,
    kid,
    serverKey: key,
  });
}

/** A point that is not on the curve gives no secret (NIST SP 800-56A, section 5.6.2.3.3). */
function agree(work: () => Buffer): Buffer | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
