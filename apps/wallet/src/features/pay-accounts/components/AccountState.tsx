import { Trans } from '@lingui/react/macro';
import { PAY_ACCOUNT_STATES } from '@ezwallet/api-client/constants';
import type { PayAccount } from '@ezwallet/api-client/contract';
import { Tag } from '@ezwallet/ui';

/** What sets an account apart: it is the default, or receives no money now. */
export function AccountState({ account: { state, isPinned } }: { account: Pick<PayAccount, 'state' | 'isPinned'> }) {
  if (state === PAY_ACCOUNT_STATES.reviewing)
    return (
      <Tag tone="warning">
        <Trans>Under review</Trans>
      </Tag>
    );
  if (state === PAY_ACCOUNT_STATES.blocked)
    return (
      <Tag tone="danger">
        <Trans>Blocked</Trans>
      </Tag>
    );
  return isPinned ? (
    <Tag tone="accent">
      <Trans>Default</Trans>
    </Tag>
  ) : null;
}
