import { describe, expect, it } from 'vitest';
import { readCold } from './readCold.ts';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('the addresses of cold wallets', () => {
  it('are read for each network that has one', () => {
    expect(readCold({ TRC20_COLD_ADDRESS: TRON, ERC20_COLD_ADDRESS: EVM, BEP20_COLD_ADDRESS: undefined })).toEqual({
      coldAddresses: new Map([
        ['TRC20', TRON],
        ['ERC20', EVM],
      ]),
      faults: [],
    });
  });

  it.each([
    ['with a letter that was swapped', 'TRC20_COLD_ADDRESS', TRON.replace('a', 'b')],
    ['of another network', 'TRC20_COLD_ADDRESS', EVM],
    ['without a checksum', 'ERC20_COLD_ADDRESS', EVM.toLowerCase()],
    ['with a wrong checksum', 'BEP20_COLD_ADDRESS', EVM.replace('A', 'a')],
  ])('are refused %s', (_what, name, address) => {
    const none = { TRC20_COLD_ADDRESS: undefined, ERC20_COLD_ADDRESS: undefined, BEP20_COLD_ADDRESS: undefined };
    const { coldAddresses, faults } = readCold({ ...none, [name]: address });
    expect([...coldAddresses]).toEqual([]);
    expect(faults).toEqual([expect.stringContaining(`${name} must be an address of`)]);
  });
});
