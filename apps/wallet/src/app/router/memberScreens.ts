import { acceptorRoutes } from '../../features/acceptors/routes.ts';
import { addressRoutes } from '../../features/address/routes.ts';
import { appealRoutes } from '../../features/appeals/routes.ts';
import { billingRoutes } from '../../features/billing/routes.ts';
import { depositRoutes } from '../../features/deposits/routes.ts';
import { inboxRoutes } from '../../features/inbox/routes.ts';
import { invitationRoutes } from '../../features/invitations/routes.ts';
import { kycRoutes } from '../../features/kyc/routes.ts';
import { limitsRoutes } from '../../features/limits/routes.ts';
import { messageRoutes } from '../../features/messages/routes.ts';
import { payAccountRoutes } from '../../features/pay-accounts/routes.ts';
import { payRoutes } from '../../features/pay/routes.ts';
import { receiveRoutes } from '../../features/receive/routes.ts';
import { ownRecoveryRoutes } from '../../features/recovery/routes.ts';
import { scannerRoutes } from '../../features/scanner/routes.ts';
import { securityRoutes } from '../../features/security/routes.ts';
import { talkRoutes } from '../../features/talk/routes.ts';
import { tradeRoutes } from '../../features/trades/routes.ts';
import { transferRoutes } from '../../features/transfer/routes.ts';
import { voucherRoutes } from '../../features/vouchers/routes.ts';
import { withdrawalRoutes } from '../../features/withdrawal/routes.ts';
import { finderOf } from './finderOf.ts';
import { listScreens, type Screen } from './listScreens.ts';

/** Every screen for signed-in people. The table loads with the first of them, because a first visit needs none. */
export const memberScreens: readonly Screen[] = [
  ...listScreens(['security', 'proof'], securityRoutes),
  ...listScreens(['recovery', 'auth', 'proof'], ownRecoveryRoutes),
  ...listScreens(['address', 'contacts', 'proof'], addressRoutes),
  ...listScreens(['withdrawal', 'contacts', 'coupon-choice', 'confirm', 'proof'], withdrawalRoutes),
  ...listScreens(['transfer', 'contacts', 'confirm', 'receipt', 'proof'], transferRoutes),
  ...listScreens(['billing', 'receipt'], billingRoutes),
  ...listScreens(
    ['trades', 'coupon-choice', 'confirm', 'billing', 'orders', 'talk', 'pay-accounts', 'proof', 'receipt'],
    tradeRoutes,
  ),
  ...listScreens(['limits'], limitsRoutes),
  ...listScreens(['invitations'], invitationRoutes),
  ...listScreens(['messages', 'push'], messageRoutes),
  ...listScreens(['inbox', 'billing', 'receipt'], inboxRoutes),
  ...listScreens(['acceptors', 'confirm', 'orders', 'pay-accounts', 'proof'], acceptorRoutes),
  ...listScreens(['pay', 'confirm', 'receipt', 'proof'], payRoutes),
  ...listScreens(['receive', 'confirm', 'proof'], receiveRoutes),
  ...listScreens(['vouchers'], voucherRoutes),
  ...listScreens(['scanner'], scannerRoutes),
  ...listScreens(['deposits'], depositRoutes),
  ...listScreens(['talk', 'orders'], talkRoutes),
  ...listScreens(['kyc', 'capture', 'pay-accounts', 'confirm', 'proof', 'orders'], kycRoutes),
  ...listScreens(['pay-accounts', 'confirm', 'proof', 'orders'], payAccountRoutes),
  ...listScreens(['appeals', 'talk', 'orders', 'confirm', 'proof'], appealRoutes),
];

/** The screen for members at a path. @throws for a path that is not in the table */
export const memberScreenAt = finderOf(memberScreens, 'memberScreens.ts');
