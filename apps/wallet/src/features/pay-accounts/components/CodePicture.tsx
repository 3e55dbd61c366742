import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Skeleton } from '@ezwallet/ui';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import styles from './accounts.module.css';

/** The picture of a payment code, as the server stored it. */
export const CodePicture = observer(function CodePicture({ fileId }: { fileId: string }) {
  const { t } = useLingui();
  const picture = useSessionStores().payAccounts.pictures.of(fileId);
  useEffect(() => void picture.load(), [picture]);
  return (
    <Loaded
      of={picture}
      className={styles.picture}
      failed={t`We could not load the picture`}
      skeleton={<Skeleton height={240} width={240} />}
    >
      {({ src, w, h }) => <img src={src} width={w} height={h} alt={t`Your payment code`} />}
    </Loaded>
  );
});
