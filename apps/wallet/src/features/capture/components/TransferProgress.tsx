import { Trans } from '@lingui/react/macro';
import { Button, Progress } from '@ezwallet/ui';
import type { Transfer } from './useTransfer.ts';

/** How far a file is, with a pause. What was sent is not sent again. */
export function TransferProgress({ transfer, label }: { transfer: Transfer; label: string }) {
  const { share, state, pause, resume, stop } = transfer;
  return (
    <>
      <Progress
        label={label}
        value={share ?? 0}
        max={1}
        description={
          state === 'paused' ? (
            <Trans>Paused</Trans>
          ) : (
            state === 'waiting' && <Trans>No connection. We will continue when it is back.</Trans>
          )
        }
      />
      {state === 'paused' ? (
        <>
          <Button block onClick={resume}>
            <Trans>Resume</Trans>
          </Button>
          <Button block variant="secondary" onClick={stop}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      ) : (
        <Button block variant="secondary" onClick={pause}>
          <Trans>Pause</Trans>
        </Button>
      )}
    </>
  );
}
