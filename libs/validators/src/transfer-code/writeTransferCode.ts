import { assertType } from '../checked/assertType.ts';
import { toBase32 } from './base32.ts';
import { crc16 } from './crc16.ts';
import { TRANSFER_CODE_PREFIX } from './parseTransferCode.ts';
import { readFields, type TransferRequest, writeFields } from './transfer-fields.ts';

/**
 * Writes a transfer code: `T1`, the request as base32, and a CRC-16. It is upper case throughout, because QR codes
 * store that in the denser alphanumeric mode (ISO/IEC 18004 section 7.4.4).
 *
 * @throws RangeError when a field is not in its normal form, so that it could not be read back.
 */
export function writeTransferCode(request: TransferRequest): string {
  assertType('object', request, 'request', '{ to, currency, amount }');
  assertType('object', request.to, 'request.to', 'the receiver, { kind, … }');
  const fields = writeFields(request);
  if (!readFields(fields))
    throw new RangeError('A field of the request is not in its normal form. Pass each field through its check first.');
  const body = TRANSFER_CODE_PREFIX + toBase32(fields);
  return body + crc16(body);
}
