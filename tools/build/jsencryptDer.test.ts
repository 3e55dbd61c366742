import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ASN1 as theirs } from '../../node_modules/jsencrypt/lib/lib/asn1js/asn1.js';
import { ASN1 as ours } from './jsencryptDer.js';

interface Element {
  readonly sub: readonly Element[] | null;
  getHexStringValue(): string;
}

/** Every value in an element, by its place. */
const valuesOf = ({ sub, getHexStringValue }: Element, bound: Element, path = '0'): [string, string][] =>
  sub
    ? sub.flatMap((child, i) => valuesOf(child, child, `${path}.${i}`))
    : [[path, getHexStringValue.call(bound).toLowerCase()]];

const read = (decoder: { decode(bytes: number[]): unknown }, der: Buffer) => {
  const element = decoder.decode([...der]) as Element;
  return valuesOf(element, element);
};

describe('jsencryptDer', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const forms = {
    spki: publicKey.export({ type: 'spki', format: 'der' }),
    'public pkcs1': publicKey.export({ type: 'pkcs1', format: 'der' }),
    pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }),
    'private pkcs1': privateKey.export({ type: 'pkcs1', format: 'der' }),
  };

  it.each(Object.entries(forms))('finds in %s what the decoder of jsencrypt finds', (_, der) => {
    expect(read(ours, der)).toEqual(read(theirs, der));
  });

  it.each(Object.entries(forms))('refuses a %s that was cut short', (_, der) => {
    expect(() => read(ours, der.subarray(0, -1))).toThrow('not DER');
  });
});
