import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState, type Ref } from 'react';
import type { UserInfo } from '@ezwallet/api-client/contract';
import type { PaymentCode, ReceiveStore } from '@ezwallet/domain-stores';
import { Amount, Avatar, Button, Card, CopyField, Countdown, QrCode } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { UserText } from '../../../shared/people/UserText.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import styles from './receive.module.css';

interface CodeCardProps {
  receive: ReceiveStore;
  code: PaymentCode;
  user: UserInfo;
  /** The element of the code, for making a picture of it. */
  drawing: Ref<HTMLDivElement>;
}

/** A payment code to scan, with its payee, amount and expiry. */
export const CodeCard = observer(function CodeCard({ receive, code, user, drawing }: CodeCardProps) {
  const { t } = useLingui();
  const { serverNow } = useWorld().deps;
  const { terms } = receive;
  const { expireAt } = code;
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const expired = expireAt !== null && (endedAt === expireAt || expireAt <= serverNow());
  return (
    <Card className={styles.card}>
      <p className={styles.who}>
        <UserText className={styles.name}>{user.nickName}</UserText>
        <span className={styles.muted}>
          {terms.amount === '' ? <Trans>Scan to pay me in {terms.currency}</Trans> : <Trans>requests</Trans>}
        </span>
      </p>
      {terms.amount !== '' && (
        <p className={styles.sum}>
          <Amount value={terms.amount} currency={terms.currency} decimals={shownDecimals(terms.amount)} size={28} />
          {terms.memo !== '' && <UserText className={styles.memo}>{terms.memo}</UserText>}
        </p>
      )}
      <QrCode
        ref={drawing}
        value={code.link}
        label={t`My payment code`}
        logo={<Avatar name={user.nickName} src={user.headUrl || undefined} size={36} />}
        expired={expired ? t`Expired` : undefined}
      />
      {expireAt !== null && (
        <div className={styles.validity}>
          {expired ? (
            <Button
              size={32}
              variant="tint"
              icon={glyphs.refresh}
              loading={receive.code.isLoading}
              onClick={() => void receive.code.reload()}
            >
              <Trans>Get a new code</Trans>
            </Button>
          ) : (
            <span className={styles.muted}>
              <Trans>
                Valid for <Countdown until={expireAt} now={serverNow} onEnd={() => setEndedAt(expireAt)} />
              </Trans>
            </span>
          )}
        </div>
      )}
      <CopyField className={styles.number} label={t`User number`} value={user.userName} />
    </Card>
  );
});
