import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { fromBase32 } from './base32.ts';
import { crc16 } from './crc16.ts';
import { readFields, type TransferRequest } from './transfer-fields.ts';

/** Prefix of a transfer code: kind and version of the format. */
export const TRANSFER_CODE_PREFIX = 'T1';

/** Why a transfer code was refused. */
export type TransferCodeIssue = Issue<'TRANSFER_CODE_FORMAT'> | Issue<'TRANSFER_CODE_CHECKSUM'>;

/** Prefix, base32, four hexadecimal digits of CRC. */
const FORMAT = /^T1[A-Z2-7]{12,300}[0-9A-F]{4}$/;
const CRC_LENGTH = 4;

/**
 * Reads a transfer code, the `ads` of a transfer link. Letters may be in either case.
 * A code is not authenticated: it fills in fields that a person must check, and starts nothing.
 *
 * @example
 * parseTransferCode('T1IFBDCMSDFRKVGRCU3623')
 * // { ok: true, value: { to: { kind: 'user', userNumber: 'AB12C' }, currency: 'USDT' } }
 */
export function parseTransferCode(text: string): Checked<TransferRequest, TransferCodeIssue> {
  assertType('string', text, 'text');
  // U+0131 would become an ASCII letter in upper case.
  if (!/^[A-Za-z0-9]+$/.test(text)) return refuse('TRANSFER_CODE_FORMAT');
  const code = text.toUpperCase();
  if (!FORMAT.test(code)) return refuse('TRANSFER_CODE_FORMAT');
  const body = code.slice(0, -CRC_LENGTH);
  if (crc16(body) !== code.slice(-CRC_LENGTH)) return refuse('TRANSFER_CODE_CHECKSUM');
  const fields = fromBase32(body.slice(TRANSFER_CODE_PREFIX.length));
  const request = fields === undefined ? undefined : readFields(fields);
  return request ? accept(request) : refuse('TRANSFER_CODE_FORMAT');
}
