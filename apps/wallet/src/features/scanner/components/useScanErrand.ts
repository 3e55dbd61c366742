import { useCallback, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ScannedAddress } from '@ezwallet/validators';
import { useIsHere } from '../../../world/screen-address.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { scannerPaths } from '../../../world/paths.ts';
import type { ScanErrand } from '../model/scan-errand.ts';

/**
 * Lets a screen have an address scanned, by any scanner. The person returns to the same visit of the screen. A code
 * without an address leads elsewhere.
 *
 * @param onScanned takes the address; with `useVisit` on the same screen, call this after it
 * @returns opens the scanner; null where none is open
 */
export function useScanErrand(onScanned: (scanned: ScannedAddress) => void): (() => void) | null {
  const { isKnownPath, scanReplies } = useWorld();
  const navigate = useNavigate();
  const { key } = useLocation();
  const here = useIsHere();
  const take = useEffectEvent(onScanned);
  // Runs before paint, as the visit itself.
  useLayoutEffect(() => {
    const scanned = here ? scanReplies.take(key) : null;
    if (scanned) take(scanned);
  }, [here, key, scanReplies]);
  const scan = useCallback(() => {
    const state: ScanErrand = { visit: key };
    void navigate(scannerPaths.scan(), { state });
  }, [navigate, key]);
  return isKnownPath(scannerPaths.scan()) ? scan : null;
}
