import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserInfo } from '@ezwallet/api-client/contract';
import { Avatar, Card, CopyField, IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { UserText } from '../../../shared/people/UserText.tsx';
import { NicknameDialog } from '../../account/index.ts';
import { KycTag } from './KycTag.tsx';
import shared from './home.module.css';
import styles from './Profile.module.css';

/** The signed-in person's name, KYC level and user number. */
export function Profile({ user }: { user: UserInfo }) {
  const { t } = useLingui();
  const [naming, setNaming] = useState(false);
  return (
    <Card>
      <div className={styles.profile}>
        <Avatar size={48} name={user.nickName} src={user.headUrl || undefined} />
        <div className={styles.profileName}>
          <UserText className={shared.name}>{user.nickName}</UserText>
          <KycTag level={user.kycLevel} />
        </div>
        <IconButton
          icon={glyphs.edit}
          size={20}
          tone="accent"
          label={t`Change nickname`}
          className={styles.edge}
          onClick={() => setNaming(true)}
        />
      </div>
      <CopyField className={shared.number} label={t`User number`} value={user.userName} />
      <NicknameDialog mode="modify" open={naming} onClose={() => setNaming(false)} />
    </Card>
  );
}
