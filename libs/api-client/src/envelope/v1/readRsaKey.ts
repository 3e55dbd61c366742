/**
 * Size and exponent of an RSA public key: SubjectPublicKeyInfo (RFC 5280, section 4.1.2.7, with the algorithm of
 * RFC 3279, section 2.3.1) or a bare RSAPublicKey (RFC 8017, appendix A.1.1), in DER (X.690, section 10).
 */
const TAG = { integer: 0x02, bitString: 0x03, sequence: 0x30 } as const;

/** AlgorithmIdentifier { rsaEncryption 1.2.840.113549.1.1.1, NULL } without its outer tag. */
const RSA_ENCRYPTION = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];

/** The properties of an RSA public key to check before its use. */
export interface RsaKeyFacts {
  readonly form: 'spki' | 'pkcs1';
  readonly bits: number;
  readonly exponent: number;
}

/** Reads one element; returns its content and the rest, or undefined when it is not there. */
function take(der: Uint8Array, tag: number): { content: Uint8Array; rest: Uint8Array } | undefined {
  const first = der[1];
  if (der[0] !== tag || first === undefined) return undefined;
  // Lengths above 65535 would mean keys of half a million bits.
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  if (lengthBytes > 2 || first === 0x80) return undefined;
  let length = lengthBytes === 0 ? first : 0;
  for (let i = 0; i < lengthBytes; i++) length = (length << 8) | (der[2 + i] ?? 0);
  const start = 2 + lengthBytes;
  const end = start + length;
  return end > der.length ? undefined : { content: der.subarray(start, end), rest: der.subarray(end) };
}

function readPkcs1(der: Uint8Array, form: RsaKeyFacts['form']): RsaKeyFacts | undefined {
  const key = take(der, TAG.sequence);
  const modulus = key && take(key.content, TAG.integer);
  const exponent = modulus && take(modulus.rest, TAG.integer);
  if (!exponent || key.rest.length > 0 || exponent.rest.length > 0) return undefined;
  const digits = modulus.content[0] === 0 ? modulus.content.subarray(1) : modulus.content;
  const top = digits[0];
  // A modulus that is zero or negative is not a key; an exponent above 32 bits is not one of ours.
  if (!top || (digits === modulus.content && top >= 0x80) || exponent.content.length > 5) return undefined;
  return {
    form,
    bits: (digits.length - 1) * 8 + (32 - Math.clz32(top)),
    exponent: exponent.content.reduce((sum, byte) => sum * 256 + byte, 0),
  };
}

/** Reads an RSA public key; undefined for anything else. */
export function readRsaKey(der: Uint8Array): RsaKeyFacts | undefined {
  const outer = take(der, TAG.sequence);
  if (!outer || outer.rest.length > 0) return undefined;
  if (outer.content[0] === TAG.integer) return readPkcs1(der, 'pkcs1');
  const algorithm = take(outer.content, TAG.sequence);
  const key = algorithm && take(algorithm.rest, TAG.bitString);
  if (!key || key.rest.length > 0 || key.content[0] !== 0) return undefined;
  const { content } = algorithm;
  const isRsa = content.length === RSA_ENCRYPTION.length && RSA_ENCRYPTION.every((byte, i) => content[i] === byte);
  return isRsa ? readPkcs1(key.content.subarray(1), 'spki') : undefined;
}
