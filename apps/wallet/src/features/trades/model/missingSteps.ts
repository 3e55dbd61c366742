import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayMethodId, UserInfo } from '@ezwallet/api-client/contract';
import type { TradeSide } from '@ezwallet/domain-stores';
import type { Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { kycPaths, payAccountPaths, securityPaths } from '../../../world/paths.ts';

/** A step that a member has to do before they can trade, and where. */
export interface MissingStep {
  readonly key: 'verification' | 'paymentPassword' | 'account';
  readonly title: MessageDescriptor;
  readonly note: MessageDescriptor;
  readonly icon: Glyph;
  readonly path: string;
}

interface Situation {
  readonly user: Pick<UserInfo, 'kycLevel' | 'hasTranPass'> | null;
  readonly side: TradeSide;
  /** Whether there is an account of the pay method; undefined while nobody knows. */
  readonly hasAccount?: boolean | undefined;
  readonly payMethodId?: PayMethodId;
}

const ADD: Readonly<Record<PayMethodId, () => string>> = {
  1: () => payAccountPaths.addCard(),
  3: () => payAccountPaths.addCode({ method: '3' }),
  4: () => payAccountPaths.addCode({ method: '4' }),
  5: payAccountPaths.addDigitalYuan,
};

/** The steps that a member lacks on one side of a trade, in the order in which they are done. */
export function missingSteps({ user, side, hasAccount, payMethodId = 1 }: Situation): readonly MissingStep[] {
  if (!user) return [];
  return [
    ...(user.kycLevel > 0
      ? []
      : [
          {
            key: 'verification' as const,
            title: msg`Verify your identity`,
            note: msg`Payments must come from an account in your real name.`,
            icon: glyphs.shieldCheck,
            path: kycPaths.levels(),
          },
        ]),
    ...(side === 'buy' || user.hasTranPass
      ? []
      : [
          {
            key: 'paymentPassword' as const,
            title: msg`Set a payment password`,
            note: msg`You confirm each sale and each release with it.`,
            icon: glyphs.lock,
            path: securityPaths.paymentPassword('set'),
          },
        ]),
    ...(side === 'buy' || hasAccount !== false
      ? []
      : [
          {
            key: 'account' as const,
            title: msg`Add a payment account`,
            note: msg`The buyer pays to your own account.`,
            icon: glyphs.card,
            path: ADD[payMethodId](),
          },
        ]),
  ];
}
