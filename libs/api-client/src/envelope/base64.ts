/**
 * Base64 with padding (RFC 4648, section 4). Three engines, fastest first: the language's own, Node's `Buffer`, and
 * `btoa`/`atob` for older browsers. All three follow the same strict form.
 */
import { EnvelopeError } from './EnvelopeError.ts';

interface NativeBase64 {
  toBase64(): string;
}
interface NativeConstructor {
  fromBase64(text: string): Uint8Array<ArrayBuffer>;
}

/** Encoder and decoder; the decoder may be lenient, {@link fromBase64} checks. */
export interface Base64Engine {
  encode(bytes: Uint8Array): string;
  decode(text: string): Uint8Array<ArrayBuffer>;
}

/** Below the argument limit of every engine. */
const SLICE = 0x8000;

/** The portable engine, for browsers without `Uint8Array.prototype.toBase64`. */
export const portableBase64: Base64Engine = {
  encode(bytes) {
    let binary = '';
    for (let at = 0; at < bytes.length; at += SLICE) {
      binary += String.fromCharCode.apply(null, bytes.subarray(at, at + SLICE) as unknown as number[]);
    }
    return btoa(binary);
  },
  decode(text) {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
    return bytes;
  },
};

const nativeBase64: Base64Engine = {
  encode: (bytes) => (bytes as unknown as NativeBase64).toBase64(),
  decode: (text) => (Uint8Array as unknown as NativeConstructor).fromBase64(text),
};

const nodeBase64: Base64Engine = {
  encode: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  // A copy: small Buffers are views into a pool shared with unrelated data.
  decode: (text) => new Uint8Array(Buffer.from(text, 'base64')),
};

function pickEngine(): Base64Engine {
  if ('toBase64' in Uint8Array.prototype && 'fromBase64' in Uint8Array) return nativeBase64;
  return typeof Buffer === 'undefined' ? portableBase64 : nodeBase64;
}

const engine = /* @__PURE__ */ pickEngine();

/**
 * Bytes to base64 in one line, with padding.
 *
 * @example
 * toBase64(Uint8Array.of(1, 2, 3, 4)); // 'AQIDBA=='
 */
export function toBase64(bytes: Uint8Array): string {
  return engine.encode(bytes);
}

/**
 * Base64 to bytes; no white space, no other alphabet, padding required.
 * @throws {EnvelopeError} `SEALED_TEXT`
 * @example
 * fromBase64('AQIDBA=='); // the bytes 1, 2, 3, 4
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    const bytes = engine.decode(text);
    // Lenient engines skip unknown characters. Encoding the result again costs a tenth of a check by regular
    // expression.
    if (engine.encode(bytes) === text) return bytes;
  } catch {
    // Falls through to the one error.
  }
  throw new EnvelopeError('SEALED_TEXT');
}

/**
 * Base64 to bytes where a tag over the bytes says whether they are right. It takes what the engine takes.
 * @throws Error where the engine takes nothing
 */
export function fromTaggedBase64(text: string): Uint8Array<ArrayBuffer> {
  return engine.decode(text);
}
