import type { AddressRule } from './AddressRule.ts';
import { isBase58Check } from './isBase58Check.ts';
import { isSegwit } from './isSegwit.ts';

/** Length of the whole address, 27 to 34. */
const FORMAT = /^(?=[0-9A-Za-z]{27,34}$)(?:[13]|bc1)/;
/** Version bytes of the main network, Bitcoin Core `chainparams.cpp`: pay to key hash, pay to script hash. */
const VERSIONS = [0x00, 0x05] as const;
/** The shortest are 21 zero bytes and a checksum; the longest 25 bytes that start with 5. */
const BASE58_LENGTH = { min: 26, max: 34 } as const;
const SEGWIT_PREFIX = 'bc';

/** Addresses of Bitcoin's main network: Base58Check, and segregated witness of every version. */
export const bitcoinAddress: AddressRule = {
  format: (text) => FORMAT.test(text),
  checksum: (text) => {
    switch (text.charAt(0)) {
      case '1':
      case '3':
        return text.length >= BASE58_LENGTH.min && text.length <= BASE58_LENGTH.max && isBase58Check(text, VERSIONS);
      case 'b':
      case 'B':
        return isSegwit(text, SEGWIT_PREFIX);
      default:
        return false;
    }
  },
  shape: /^(?:[13][0-9A-Za-z]{25,33}|(?:bc|BC)1[0-9A-Za-z]{8,71})$/,
  // BIP-173: the form to display is lower case; upper case is for QR codes.
  normal: (address) => (address.startsWith('BC1') ? address.toLowerCase() : address),
};
