import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InboxMessage } from '@ezwallet/api-client/contract';
import { Button, Drawer } from '@ezwallet/ui';
import { timeText } from '../../../shared/time/time-text.ts';
import styles from './MessageSheet.module.css';

interface MessageSheetProps {
  /** Undefined closes the sheet. */
  message: InboxMessage | undefined;
  onClose: () => void;
}

/** One message in full, with the way to what it is about. */
export const MessageSheet = observer(function MessageSheet({ message, onClose }: MessageSheetProps) {
  // The words stay while the sheet leaves.
  const [last, setLast] = useState(message);
  if (message && message !== last) setLast(message);
  const shown = message ?? last;
  return (
    <Drawer
      open={message !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={<bdi>{shown?.title}</bdi>}
      footer={
        shown !== undefined &&
        shown.link !== '' && (
          <Button block render={<Link to={shown.link} />}>
            <Trans>Open</Trans>
          </Button>
        )
      }
    >
      {shown && (
        <div className={styles.message}>
          <p className={styles.text}>
            <bdi>{shown.content}</bdi>
          </p>
          <p className={styles.when}>{timeText(shown.createdAt)}</p>
        </div>
      )}
    </Drawer>
  );
});
