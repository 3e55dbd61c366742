import { useLingui } from '@lingui/react/macro';
import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sheet, toast, useHaptics } from '@ezwallet/ui';
import type { ScannedAddress } from '@ezwallet/validators';
import { useIsHere } from '../../../world/screen-address.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { findScanTarget } from '../model/findScanTarget.ts';
import { openCamera } from '../../../shared/camera/openCamera.ts';
import { openCodeReader } from '../model/openCodeReader.ts';
import { readScanErrand } from '../model/scan-errand.ts';
import { ScanSession } from '../model/ScanSession.ts';
import { withdrawalPathFor } from '../model/withdrawalPathFor.ts';

/**
 * Looks for a code and opens where it leads. Uses the native app's own scanner where there is one, otherwise the
 * camera. A text that the native app has scanned by itself arrives with the navigation to this screen. If a visit asked
 * for an address, the address goes back to that visit.
 *
 * @returns the session of the camera; null while the native app scans
 */
export function useScan(): ScanSession | null {
  const { t } = useLingui();
  const { deps, isKnownPath, scanCode, scanReplies } = useWorld();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const haptics = useHaptics();
  const here = useIsHere();
  const { scanned: handed, visit } = readScanErrand(useLocation().state);
  const [native, setNative] = useState(scanCode !== null);
  const [session] = useState(
    () =>
      new ScanSession({
        ...deps,
        openCamera: (onEnded) => openCamera(navigator.mediaDevices, onEnded),
        openReader: () => openCodeReader(),
        openPicture: (file) => createImageBitmap(file),
      }),
  );

  const turnBack = (words: string) => {
    haptics('error');
    toast.fail(words);
    goBack();
  };
  const leadTo = (path: string) => {
    if (!isKnownPath(new URL(path, location.origin).pathname)) return turnBack(t`This service is not available here.`);
    haptics('success');
    return void navigate(path, { replace: true });
  };
  const askNetwork = async ([first, ...others]: ScannedAddress['networks']) =>
    others.length === 0
      ? first
      : sheet.actions(
          [first, ...others].map((network) => ({ value: network, label: network })),
          { title: t`Which network does this address belong to?` },
        );
  const follow = useEffectEvent(async (text: string) => {
    // The person came back from the native app's scanner.
    if (text === '') return goBack();
    const target = findScanTarget(text, { origins: [location.origin], isKnownPath });
    if (target.kind === 'path') return leadTo(target.path);
    if (target.kind === 'invalid') return turnBack(t`Invalid QR code`);
    const { scanned } = target;
    if (visit !== undefined) {
      haptics('success');
      scanReplies.leave(visit, scanned);
      return goBack();
    }
    const network = await askNetwork(scanned.networks);
    return network ? leadTo(withdrawalPathFor(scanned, network)) : goBack();
  });
  useEffect(
    () =>
      reaction(
        () => session.text,
        (text) => {
          if (text !== null) void follow(text);
        },
      ),
    [session],
  );
  useEffect(() => {
    if (!here) return undefined;
    if (handed !== undefined) {
      void follow(handed);
      return undefined;
    }
    if (native && scanCode) {
      let waiting = true;
      scanCode().then(
        (text) => {
          if (waiting) void follow(text);
        },
        // The shell has no scanner, so use the camera.
        () => {
          if (waiting) setNative(false);
        },
      );
      return () => {
        waiting = false;
      };
    }
    void session.start();
    return session.stop;
  }, [here, handed, native, scanCode, session]);

  return native || handed !== undefined ? null : session;
}
