import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import type { CameraFault } from '../model/CameraProblem.ts';

const WORDS: Readonly<Record<CameraFault, { title: MessageDescriptor; description: MessageDescriptor }>> = {
  refused: {
    title: msg`The camera is not allowed`,
    description: msg`Allow it for this page in the settings of your browser, or choose a picture of the code.`,
  },
  absent: { title: msg`No camera was found`, description: msg`You can choose a picture of the code instead.` },
  busy: { title: msg`The camera is busy`, description: msg`Close other apps that use it, then try again.` },
  unsupported: {
    title: msg`This browser does not support scanning`,
    description: msg`Please upgrade it, or choose a picture of the code.`,
  },
};

/** Why the camera shows nothing, and what to do about it. */
export function ScanProblem({ fault, onRetry }: { fault: CameraFault; onRetry: () => void }) {
  const { i18n } = useLingui();
  const { title, description } = WORDS[fault];
  return (
    <Empty
      icon={glyphs.camera}
      title={i18n._(title)}
      description={i18n._(description)}
      action={fault !== 'unsupported' && <TryAgain onClick={onRetry} />}
    />
  );
}
