import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';

/** Shown in place of content that failed to load. */
export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Empty
      icon={glyphs.wifiOff}
      title={t`Could not load`}
      description={t`Check your connection.`}
      action={
        <Button size={32} variant="tint" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
