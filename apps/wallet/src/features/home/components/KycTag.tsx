import { Trans } from '@lingui/react/macro';
import { Tag } from '@ezwallet/ui';

/** The person's KYC level, from 0 to 4. */
export function KycTag({ level }: { level: number }) {
  return level > 0 ? (
    <Tag tone="success">
      <Trans>KYC level {level}</Trans>
    </Tag>
  ) : (
    <Tag>
      <Trans>Not verified</Trans>
    </Tag>
  );
}
