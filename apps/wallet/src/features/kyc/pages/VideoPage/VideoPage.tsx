import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Contract } from '@ezwallet/api-client/contract';
import { failedWith, Submission } from '@ezwallet/domain-stores';
import { Button, Countdown, Skeleton } from '@ezwallet/ui';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { kycPaths } from '../../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { failureMessage } from '../../../../shared/errors/refusalMessage.ts';
import { documentOf } from '../../../../shared/files/documentOf.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { TransferProgress, useTransfer, useVideoTake, VideoRecorder } from '../../../capture/index.ts';
import { ForLevel } from '../../components/ForLevel.tsx';
import { OtherDevice } from '../../components/OtherDevice.tsx';
import styles from '../../components/kyc.module.css';
import { reviewRefusals } from '../../model/reviewRefusals.ts';

const LEVEL = 3;

/** A short video in which the person reads digits out: the application for level 3. */
export function VideoPage() {
  const { t } = useLingui();
  return (
    <Screen title={t`Short video`} onBack={useGoBack(kycPaths.levels())}>
      <ForLevel level={LEVEL}>{() => <VideoApplication />}</ForLevel>
    </Screen>
  );
}

const VideoApplication = observer(function VideoApplication() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { identity } = useSessionStores();
  const { videoCode } = identity;
  const take = useVideoTake(identity.reportVideoFailure);
  const [applying] = useState(() => new Submission({ send: identity.applyWithVideo }));
  const isSent = useRef(false);
  const apply = async (videoId: string) => {
    isSent.current = await applying.submit(videoId);
    if (isSent.current) void navigate(kycPaths.pending(), { replace: true });
    // New digits need a new video.
    else if (failedWith<Contract['user']['createKycRecord']>(applying.failure, 'EXPIRED'))
      void take.open().then(videoCode.reload);
  };
  const transfer = useTransfer(
    async (file, task) => await identity.upload('VIDEO', documentOf(file), task),
    (videoId) => void apply(videoId),
  );
  useEffect(() => {
    void videoCode.reload();
    return () => {
      const wasOn = take.state === 'ready' || take.state === 'recording';
      if (wasOn && !isSent.current) identity.reportVideoFailure('LEFT');
    };
  }, [videoCode, take, identity]);
  const { failure } = applying;
  const words = transfer.problem ?? (failure && (reviewRefusals[failure.code] ?? failureMessage(failure)));
  return (
    <div className={styles.form}>
      <p>
        <Trans>Look into the camera and read out the four digits, in any language. Record 5 to 15 seconds.</Trans>
      </p>
      <VideoRecorder take={take} digits={<Digits isRead={take.state === 'recording'} />}>
        {transfer.share === undefined ? (
          <>
            <Button block loading={applying.isBusy} onClick={() => take.file && void transfer.start(take.file)}>
              {transfer.problem ? <Trans>Send again</Trans> : <Trans>Send for review</Trans>}
            </Button>
            <Button block variant="secondary" onClick={() => void take.open().then(videoCode.reload)}>
              <Trans>Record again</Trans>
            </Button>
          </>
        ) : (
          <TransferProgress transfer={transfer} label={t`Sending the video`} />
        )}
      </VideoRecorder>
      <FormProblem problem={words} />
      {take.state !== 'recording' && (
        <OtherDevice what="video" kinds={['video']} onFile={({ fileId }) => void apply(fileId)} />
      )}
    </div>
  );
});

/** The digits to read out. New ones do not come while somebody reads, because the video must have those that are sent with it. */
const Digits = observer(function Digits({ isRead }: { isRead: boolean }) {
  const { t } = useLingui();
  const { serverNow } = useWorld();
  const { videoCode } = useSessionStores().identity;
  return (
    <Loaded
      of={videoCode}
      className={styles.levels}
      failed={t`We could not get the digits`}
      skeleton={<Skeleton height={64} />}
    >
      {({ code, expiresAt }) => (
        <>
          {/* With spaces, a screen reader says digits and no number. */}
          <p className={styles.digits}>{[...code].join(' ')}</p>
          <p className={styles.note}>
            <Trans>
              New digits in{' '}
              <Countdown until={expiresAt} now={serverNow} onEnd={() => isRead || void videoCode.reload()} />
            </Trans>
          </p>
        </>
      )}
    </Loaded>
  );
});
