import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { bytesOf, wholeOf } from '../../people/uploads/bytes.ts';
import { faultsOfPack, sealPack } from './evidence-pack.ts';
import { publicHouseKey } from './house-key.ts';
import { readZip, writeZip, type ZipEntry } from './zip.ts';

const config = { secrets: { masterKey: Buffer.alloc(32, 7) } } as Parameters<typeof sealPack>[0];
const other = { secrets: { masterKey: Buffer.alloc(32, 8) } } as Parameters<typeof sealPack>[0];
const entries = [
  { name: 'case.json', bytes: bytesOf(Buffer.from('{}')) },
  { name: 'files/张.jpg', bytes: bytesOf(Buffer.from([1, 2, 3])) },
];
const pack = await buffer(await sealPack(config, '1', 2, entries));
const faultsOf = async (archive: Buffer, by = key) => await faultsOfPack(bytesOf(archive), by);
const inMemory = async (archive: Buffer) =>
  await Promise.all(
    (await readZip(bytesOf(archive))).map(async ({ name, bytes }) => ({ name, bytes: await wholeOf(bytes) })),
  );
const zipped = async (files: readonly { name: string; bytes: Buffer }[]) =>
  await buffer(writeZip(files.map(({ name, bytes }): ZipEntry => ({ name, bytes: bytesOf(bytes) }))));
const key = publicHouseKey(config);

describe('an evidence pack', () => {
  it('has every file, and nothing is wrong with it', async () => {
    expect((await inMemory(pack)).slice(2)).toEqual([
      { name: 'case.json', bytes: Buffer.from('{}') },
      { name: 'files/张.jpg', bytes: Buffer.from([1, 2, 3]) },
    ]);
    expect(await faultsOf(pack)).toEqual([]);
  });

  it.each<[string, (name: string, bytes: Buffer) => Buffer | undefined, string]>([
    ['a changed file', (name, bytes) => (name === 'case.json' ? Buffer.from('[]') : bytes), 'case.json was changed.'],
    ['a missing file', (name, bytes) => (name === 'case.json' ? undefined : bytes), 'case.json is missing.'],
    [
      'a changed manifest',
      (name, bytes) => (name === 'manifest.json' ? Buffer.from(bytes.toString().replace('"1"', '"2"')) : bytes),
      'This key has not signed the manifest.',
    ],
  ])('shows %s', async (_what, change, fault) => {
    const changed = (await inMemory(pack)).flatMap(({ name, bytes }) => {
      const left = change(name, bytes);
      return left ? [{ name, bytes: left }] : [];
    });
    expect(await faultsOf(await zipped(changed))).toEqual([fault]);
  });

  it('shows a file that somebody added, and a key that is not the house’s', async () => {
    const added = await zipped([...(await inMemory(pack)), { name: 'new.txt', bytes: Buffer.from('x') }]);
    expect(await faultsOf(added)).toEqual(['new.txt is not in the manifest.']);
    expect(await faultsOf(pack, publicHouseKey(other))).toEqual(['This key has not signed the manifest.']);
  });

  it('is refused when it is cut off or no archive', async () => {
    await expect(faultsOf(pack.subarray(0, 60))).rejects.toThrow('cut off');
    await expect(faultsOf(Buffer.from('PK?'))).rejects.toThrow('no archive');
  });
});
