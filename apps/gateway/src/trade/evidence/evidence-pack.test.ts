import { describe, expect, it } from 'vitest';
import { faultsOfPack, sealPack } from './evidence-pack.ts';
import { publicHouseKey } from './house-key.ts';
import { readZip, writeZip } from './zip.ts';

const config = { secrets: { masterKey: Buffer.alloc(32, 7) } } as Parameters<typeof sealPack>[0];
const other = { secrets: { masterKey: Buffer.alloc(32, 8) } } as Parameters<typeof sealPack>[0];
const entries = [
  { name: 'case.json', bytes: Buffer.from('{}') },
  { name: 'files/张.jpg', bytes: Buffer.from([1, 2, 3]) },
];
const pack = sealPack(config, '1', 2, entries);
const key = publicHouseKey(config);

describe('an evidence pack', () => {
  it('has every file, and nothing is wrong with it', () => {
    expect(readZip(pack).slice(2)).toEqual(entries);
    expect(faultsOfPack(pack, key)).toEqual([]);
  });

  it.each<[string, (name: string, bytes: Buffer) => Buffer | undefined, string]>([
    ['a changed file', (name, bytes) => (name === 'case.json' ? Buffer.from('[]') : bytes), 'case.json was changed.'],
    ['a missing file', (name, bytes) => (name === 'case.json' ? undefined : bytes), 'case.json is missing.'],
    [
      'a changed manifest',
      (name, bytes) => (name === 'manifest.json' ? Buffer.from(bytes.toString().replace('"1"', '"2"')) : bytes),
      'This key has not signed the manifest.',
    ],
  ])('shows %s', (_what, change, fault) => {
    const changed = readZip(pack).flatMap(({ name, bytes }) => {
      const left = change(name, bytes);
      return left ? [{ name, bytes: left }] : [];
    });
    expect(faultsOfPack(writeZip(changed), key)).toEqual([fault]);
  });

  it('shows a file that somebody added, and a key that is not the house’s', () => {
    const added = writeZip([...readZip(pack), { name: 'new.txt', bytes: Buffer.from('x') }]);
    expect(faultsOfPack(added, key)).toEqual(['new.txt is not in the manifest.']);
    expect(faultsOfPack(pack, publicHouseKey(other))).toEqual(['This key has not signed the manifest.']);
  });

  it('is refused when it is cut off or no archive', () => {
    expect(() => faultsOfPack(pack.subarray(0, 60), key)).toThrow('cut off');
    expect(() => faultsOfPack(Buffer.from('PK?'), key)).toThrow('no archive');
  });
});
