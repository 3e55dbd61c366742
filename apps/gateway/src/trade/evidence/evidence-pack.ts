import { createPublicKey, sign, verify } from 'node:crypto';
import { type Bytes, bytesOf, digestOf, wholeOf } from '../../people/uploads/bytes.ts';
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

const hashOf = async (bytes: Bytes): Promise<string> => (await digestOf(bytes)).toString('hex');

/** An archive of files with a signed list of their hashes, piece by piece. */
export async function sealPack(
  config: Pick<Config, 'secrets'>,
  billNo: string,
  createdAt: number,
  entries: readonly ZipEntry[],
): Promise<AsyncGenerator<Buffer>> {
  const files: { name: string; size: number; sha256: string }[] = [];
  for (const { name, bytes } of entries) files.push({ name, size: bytes.size, sha256: await hashOf(bytes) });
  const manifest: Manifest = { format: FORMAT, billNo, createdAt, publicKey: publicHouseKey(config), files };
  const bytes = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  const signature = Buffer.from(sign(null, bytes, houseKey(config)).toString('base64url'));
  return writeZip([
    { name: MANIFEST, bytes: bytesOf(bytes) },
    { name: SIGNATURE, bytes: bytesOf(signature) },
    ...entries,
  ]);
}

/** What is wrong with a pack; an empty list for one that is as the owner of the key signed it. Needs no network. */
export async function faultsOfPack(archive: Bytes, publicKey: string): Promise<string[]> {
  const entries = new Map((await readZip(archive)).map(({ name, bytes }) => [name, bytes]));
  const [manifest, signature] = [entries.get(MANIFEST), entries.get(SIGNATURE)];
  if (!manifest || !signature) return ['The manifest or its signature is missing.'];
  const [text, signed] = [await wholeOf(manifest), await wholeOf(signature)];
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  if (!verify(null, text, key, Buffer.from(signed.toString(), 'base64url')))
    return ['This key has not signed the manifest.'];
  const { files } = JSON.parse(text.toString()) as Manifest;
  const faults: string[] = [];
  for (const { name, sha256 } of files) {
    const bytes = entries.get(name);
    if (!bytes) faults.push(`${name} is missing.`);
    else if ((await hashOf(bytes)) !== sha256) faults.push(`${name} was changed.`);
  }
  const named = new Set([MANIFEST, SIGNATURE, ...files.map(({ name }) => name)]);
  const added = [...entries.keys()].filter((name) => !named.has(name));
  return [...faults, ...added.map((name) => `${name} is not in the manifest.`)];
}
