import { parseScannedText, writeTransferCode, type OwnPages } from '@ezwallet/validators';
import { payPaths, transferPaths } from '../../../world/paths.ts';
import type { ScanTarget } from './ScanTarget.ts';

/** Where the text of a code leads, whoever scanned it. It only fills in a screen, and never starts a payment. */
export function findScanTarget(text: string, pages: OwnPages): ScanTarget {
  const scanned = parseScannedText(text, pages);
  if (!scanned.ok) return { kind: 'invalid' };
  switch (scanned.value.kind) {
    case 'payment':
      return { kind: 'path', path: payPaths.pay(scanned.value.text) };
    case 'link':
      return { kind: 'path', path: scanned.value.path };
    case 'transfer': {
      const { request } = scanned.value;
      if (request.to.kind === 'user') return { kind: 'path', path: transferPaths.transfer(writeTransferCode(request)) };
      const { network, address, checksumHolds } = request.to;
      return { kind: 'address', scanned: { ...request, kind: 'address', networks: [network], address, checksumHolds } };
    }
    case 'address':
      return { kind: 'address', scanned: scanned.value };
  }
}
