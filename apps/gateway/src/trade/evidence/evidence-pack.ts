import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import { houseKey, publicHouseKey } from './house-key.ts';
import type { Config } from '../../config/index.ts';
import { readZip, writeZip, type ZipEntry } from './zip.ts';

const MANIFEST = 'manifest.json';
const SIGNATURE = 'manifest.sig';
const FORMAT = 'ezwallet-evidence-1';

interface Manifest {
  readonly format: typeof FORMAT;
  readonly billNo: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Ed25519, 32 bytes in base64url. */
  readonly publicKey: string;
  readonly files: readonly { readonly name: string; readonly size: number; readonly sha256: string }[];
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** An archive of files with a signed list of their hashes. */
export function sealPack(
  config: Pick<Config, 'secrets'>,
  billNo: string,
  createdAt: number,
  entries: readonly ZipEntry[],
): Buffer {
  const files = entries.map(({ name, bytes }) => ({ name, size: bytes.length, sha256: hashOf(bytes) }));
  const manifest: Manifest = { format: FORMAT, billNo, createdAt, publicKey: publicHouseKey(config), files };
  const bytes = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  const signature = Buffer.from(sign(null, bytes, houseKey(config)).toString('base64url'));
  return writeZip([{ name: MANIFEST, bytes }, { name: SIGNATURE, bytes: signature }, ...entries]);
}

/** What is wrong with a pack; an empty list for one that is as the owner of the key signed it. Needs no network. */
export function faultsOfPack(archive: Buffer, publicKey: string): string[] {
  const entries = new Map(readZip(archive).map(({ name, bytes }) => [name, bytes]));
  const manifest = entries.get(MANIFEST);
  const signature = entries.get(SIGNATURE);
  if (!manifest || !signature) return ['The manifest or its signature is missing.'];
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  if (!verify(null, manifest, key, Buffer.from(signature.toString(), 'base64url')))
    return ['This key has not signed the manifest.'];
  const { files } = JSON.parse(manifest.toString()) as Manifest;
  const named = new Set([MANIFEST, SIGNATURE, ...files.map(({ name }) => name)]);
  return [
    ...files.flatMap(({ name, sha256 }) => {
      const bytes = entries.get(name);
      if (!bytes) return [`${name} is missing.`];
      return hashOf(bytes) === sha256 ? [] : [`${name} was changed.`];
    }),
    ...[...entries.keys()].filter((name) => !named.has(name)).map((name) => `${name} is not in the manifest.`),
  ];
}
