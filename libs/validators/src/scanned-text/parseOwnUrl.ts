import { parsePaymentText } from '../payment-text/parsePaymentText.ts';
import { safeRedirect } from '../redirect-path/safeRedirect.ts';
import { parseTransferCode } from '../transfer-code/parseTransferCode.ts';
import type { ScannedText } from './ScannedText.ts';

/** The origins of the wallet, and the pages that a code may open. */
export interface OwnPages {
  /** Origins of the wallet, e.g. `https://pay.example.com`. */
  readonly origins: readonly string[];
  /** Whether the route table contains a path; no other page opens. */
  readonly isKnownPath?: (pathname: string) => boolean;
}

/** Pages that accept a payment code as `text`, and the page that accepts a transfer code as `ads`. */
const PAY_PATHS: readonly string[] = ['/pay', '/pq'];
const TRANSFER_PATH = '/transfer';

/** @returns `undefined` when the URL is not of this wallet or opens nothing in it. */
export function parseOwnUrl(text: string, { origins, isKnownPath }: OwnPages): ScannedText | undefined {
  const url = parseUrl(text);
  if (!url || !origins.includes(url.origin) || url.username !== '' || url.password !== '') return undefined;
  const payment = PAY_PATHS.includes(url.pathname) ? url.searchParams.get('text') : null;
  if (payment !== null) {
    const parsed = parsePaymentText(payment);
    return parsed.ok ? { kind: 'payment', ...parsed.value } : undefined;
  }
  const code = url.pathname === TRANSFER_PATH ? url.searchParams.get('ads') : null;
  if (code !== null) {
    const parsed = parseTransferCode(code);
    return parsed.ok ? { kind: 'transfer', request: parsed.value } : undefined;
  }
  const path = isKnownPath && safeRedirect(url.pathname + url.search + url.hash, isKnownPath);
  return path ? { kind: 'link', path } : undefined;
}

function parseUrl(text: string): URL | undefined {
  try {
    // Some supported browsers lack `URL.canParse`.
    return new URL(text);
  } catch {
    return undefined;
  }
}
