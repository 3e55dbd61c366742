import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { Submission } from '@ezwallet/domain-stores';
import { Button, Card } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';

/** Shown while nobody knows whether an action arrived. Asking again cannot make it happen twice. */
export const Unanswered = observer(function Unanswered({
  of,
}: {
  of: Pick<Submission<never, unknown>, 'isUnknown' | 'isBusy' | 'retry'>;
}) {
  const { t } = useLingui();
  if (!of.isUnknown) return null;
  return (
    <Card tone="warning" icon={glyphs.wifiOff} title={t`No answer yet`}>
      <p>
        <Trans>We could not confirm it. Send it again; we count it only once.</Trans>
      </p>
      <Button variant="tint" size={32} loading={of.isBusy} onClick={() => void of.retry()}>
        <Trans>Send again</Trans>
      </Button>
    </Card>
  );
});
