import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import type { CameraFault } from '../../../shared/camera/CameraProblem.ts';

const WORDS: Readonly<Record<CameraFault, { title: MessageDescriptor; description: MessageDescriptor }>> = {
  refused: {
    title: msg`Camera access is off`,
    description: msg`Allow camera access in your browser settings, or choose an image of the code.`,
  },
  absent: { title: msg`No camera found`, description: msg`Choose an image of the code instead.` },
  busy: { title: msg`The camera is in use`, description: msg`Close other apps that use the camera, then try again.` },
  unsupported: {
    title: msg`This browser does not support scanning`,
    description: msg`Upgrade your browser, or choose an image of the code.`,
  },
};

/** Why the camera shows nothing, and what the person can do about it. */
export function ScanProblem({ fault, onRetry }: { fault: CameraFault; onRetry: () => void }) {
  const { i18n } = useLingui();
  const { title, description } = WORDS[fault];
  return (
    <Empty
      picture={pictures.camera}
      title={i18n._(title)}
      description={i18n._(description)}
      action={fault !== 'unsupported' && <TryAgain onClick={onRetry} />}
    />
  );
}
