import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { networksOf } from '../address/networksOf.ts';
import { parsePaymentText, PAYMENT_TEXT_PREFIX } from '../payment-text/parsePaymentText.ts';
import { parseTransferCode } from '../transfer-code/parseTransferCode.ts';
import { parseBitcoinUri } from './parseBitcoinUri.ts';
import { parseEthereumUri } from './parseEthereumUri.ts';
import { type OwnPages, parseOwnUrl } from './parseOwnUrl.ts';
import { parseTronUri } from './parseTronUri.ts';
import type { ScannedAddress, ScannedText } from './ScannedText.ts';
import { toScannedAddress } from './toScannedAddress.ts';

/** Why a scanned text was refused. */
export type ScannedTextIssue = Issue<'SCANNED_TEXT_INVALID'>;

/** A QR code contains at most 4296 characters (ISO/IEC 18004, version 40-L); ours are much shorter. */
const MAX_LENGTH = 2048;
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]{0,20}):(.*)$/;

/** RFC 3986 section 3.1: schemes are case-insensitive. */
const URI_PARSERS: ReadonlyMap<string, (rest: string) => ScannedAddress | undefined> = /* @__PURE__ */ new Map([
  ['bitcoin', parseBitcoinUri],
  ['ethereum', parseEthereumUri],
  ['tron', parseTronUri],
]);

/**
 * Interprets the text of a QR code, from the camera or the native scanner: a URL of this wallet, a payment code, a
 * transfer code, a payment URI of a chain (BIP-21, ERC-681, `tron:`), or a bare address.
 * The text is untrusted. The result fills in a screen that a person must confirm, and never starts a payment.
 *
 * @example parseScannedText(text, { origins: [location.origin], isKnownPath })
 */
export function parseScannedText(text: string, pages: OwnPages): Checked<ScannedText, ScannedTextIssue> {
  assertType('string', text, 'text');
  assertType('object', pages, 'pages', '{ origins }');
  const scanned = text.length > MAX_LENGTH ? undefined : read(text.trim(), pages);
  return scanned ? accept(scanned) : refuse('SCANNED_TEXT_INVALID');
}

function read(text: string, pages: OwnPages): ScannedText | undefined {
  if (text.startsWith(PAYMENT_TEXT_PREFIX)) {
    const payment = parsePaymentText(text);
    return payment.ok ? { kind: 'payment', ...payment.value } : undefined;
  }
  const code = parseTransferCode(text);
  if (code.ok) return { kind: 'transfer', request: code.value };
  const [, scheme = '', rest = ''] = SCHEME.exec(text) ?? [];
  const parseUri = URI_PARSERS.get(scheme.toLowerCase());
  if (parseUri) return parseUri(rest);
  return scheme === '' ? readAddress(text) : parseOwnUrl(text, pages);
}

function readAddress(text: string): ScannedAddress | undefined {
  const [first, ...others] = networksOf(text);
  return first && toScannedAddress([first, ...others], text);
}
