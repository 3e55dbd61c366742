import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Contract } from '@ezwallet/api-client/contract';
import { readRefusal } from '@ezwallet/domain-stores';
import { Result } from '@ezwallet/ui';
import { DeadLink } from '../../../../shared/layout/DeadLink.tsx';
import { homePaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { PhoneProof } from '../../components/PhoneProof.tsx';
import { SendDocument } from '../../components/SendDocument.tsx';
import { SendVideo } from '../../components/SendVideo.tsx';
import styles from '../../components/hand-over.module.css';
import type { Proof } from '../../model/sendSide.ts';

/** What another device sends for a person who is signed in elsewhere. Anybody can open it; the link and a code let files in. */
export function HandOverPage() {
  const { t } = useLingui();
  const { hash, search } = useLocation();
  const token = hash.slice(1);
  const isVideo = new URLSearchParams(search).get('what') === 'video';
  const [verifyCode, setVerifyCode] = useState('');
  const [isDone, setDone] = useState(false);
  const [isWrong, setWrong] = useState(false);
  // The first file shows whether the code is right.
  const withCode = async <T,>(work: (proof: Proof) => Promise<T>): Promise<T> => {
    try {
      return await work({ token, verifyCode });
    } catch (error) {
      if (readRefusal<Contract['kyc']['startUploadPub' | 'appendUploadPub']>(error)?.code === 'EXPIRED') {
        setWrong(true);
        setVerifyCode('');
      }
      throw error;
    }
  };
  return (
    <Screen title={t`Identity verification`} onBack={useGoBack(homePaths.home())} backIcon="close">
      {token === '' ? (
        <DeadLink
          description={t`On your first device, open “Use another device” in the verification and scan the code again.`}
        />
      ) : isDone ? (
        <Result
          status="success"
          title={t`All files received`}
          description={t`Continue your verification on your first device. You can close this page.`}
        />
      ) : verifyCode === '' ? (
        <PhoneProof token={token} wasWrong={isWrong} onCode={setVerifyCode} />
      ) : (
        <div className={styles.form}>
          {isVideo ? (
            <SendVideo withCode={withCode} onDone={() => setDone(true)} />
          ) : (
            <SendDocument withCode={withCode} onDone={() => setDone(true)} />
          )}
          <p className={styles.note}>
            <Trans>We send what you add here to your first device, and to nobody else.</Trans>
          </p>
        </div>
      )}
    </Screen>
  );
}
