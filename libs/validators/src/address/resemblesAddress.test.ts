import { describe, expect, it } from 'vitest';
import { resemblesAddress } from './resemblesAddress.ts';

const known = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('resemblesAddress', () => {
  it.each([
    [known, '0x5aaeFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFbeaed'],
    ['TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv', 'TQGHK111111111111111111111111FN6Cv'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar0sqqqqqqqqqqqqqqqqqqqqqqqqqqqqq5mdq'],
  ])('recognises that %s imitates %s [S33]', (address, forged) => {
    expect(resemblesAddress(forged, address)).toBe(true);
  });

  it('does not treat the same address in another case as an imitation', () => {
    expect(resemblesAddress(known.toLowerCase(), known)).toBe(false);
    expect(resemblesAddress(known, known)).toBe(false);
  });

  it.each(['0x5aAe000000000000000000000000000000000000', '0x000000000000000000000000000000000000beaed'])(
    'ignores %s, which differs at one end',
    (address) => {
      expect(resemblesAddress(address, known)).toBe(false);
    },
  );
});
