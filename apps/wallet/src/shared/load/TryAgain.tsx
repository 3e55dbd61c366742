import { Trans } from '@lingui/react/macro';
import { Button, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';

interface TryAgainProps {
  onClick: () => void;
  /** It is being tried. */
  busy?: boolean;
  /** A word in a line of text instead of a button. */
  inline?: boolean;
}

/** The way to repeat what failed. */
export function TryAgain({ onClick, busy = false, inline = false }: TryAgainProps) {
  return inline ? (
    <TextButton size={12} onClick={onClick}>
      <Trans>Try again</Trans>
    </TextButton>
  ) : (
    <Button size={32} variant="tint" icon={glyphs.refresh} loading={busy} onClick={onClick}>
      <Trans>Try again</Trans>
    </Button>
  );
}
