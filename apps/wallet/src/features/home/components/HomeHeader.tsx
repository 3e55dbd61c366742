import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { Avatar, IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../../world/StoresContext.tsx';
import { homePaths } from '../../../world/paths.ts';
import { LanguageButton } from '../../../shared/language/LanguageButton.tsx';
import { Bell } from '../../notices/index.ts';
import { KycTag } from './KycTag.tsx';
import { useFeatures } from './useFeatures.ts';
import shared from './home.module.css';
import styles from './HomeHeader.module.css';

/** The person, and the links to customer service and to what happened on the account. */
export const HomeHeader = observer(function HomeHeader() {
  const { t } = useLingui();
  const { session } = useStores();
  const { isShown, open } = useFeatures();
  const { user } = session;
  const name = session.needsNickname ? user?.userName : user?.nickName;
  return (
    <header className={styles.header}>
      {user ? (
        <Link replace to={homePaths.home('mine')} className={shared.person}>
          <Avatar size={32} tone="soft" name={name ?? ''} src={user.headUrl || undefined} />
          <bdi className={shared.name}>{name}</bdi>
          <KycTag level={user.kycLevel} />
        </Link>
      ) : (
        <span className={shared.person}>
          <img src="/icon.svg" alt="" width={32} height={32} className={styles.brand} />
          <span className={shared.name}>ezwallet</span>
        </span>
      )}
      {!user && <LanguageButton />}
      {isShown('customerService') && (
        <IconButton icon={glyphs.headset} label={t`Support`} onClick={() => void open('customerService')} />
      )}
      {user && <Bell />}
    </header>
  );
});
