import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button } from '@ezwallet/ui';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { TransferProgress, useTransfer, useVideoTake, VideoRecorder } from '../../capture/index.ts';
import { sendSide } from '../model/sendSide.ts';
import type { WithCode } from './SendDocument.tsx';

/** The video, from another device. The first device shows the digits. */
export const SendVideo = observer(function SendVideo({ withCode, onDone }: { withCode: WithCode; onDone: () => void }) {
  const { t } = useLingui();
  const { deps } = useWorld();
  const take = useVideoTake();
  const transfer = useTransfer(
    async (file, task) => await withCode(async (proof) => await sendSide(deps, proof, 'video', file, task)),
    onDone,
  );
  return (
    <>
      <VideoRecorder
        take={take}
        digits={
          <p>
            <Trans>Look into the camera and read out the four digits that your first device shows.</Trans>
          </p>
        }
      >
        {transfer.share === undefined ? (
          <>
            <Button block onClick={() => take.file && void transfer.start(take.file)}>
              {transfer.problem ? <Trans>Send again</Trans> : <Trans>Send video</Trans>}
            </Button>
            <Button block variant="secondary" onClick={() => void take.open()}>
              <Trans>Record again</Trans>
            </Button>
          </>
        ) : (
          <TransferProgress transfer={transfer} label={t`Sending the video`} />
        )}
      </VideoRecorder>
      <FormProblem problem={transfer.problem} />
    </>
  );
});
