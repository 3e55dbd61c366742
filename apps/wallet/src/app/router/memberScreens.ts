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
import { featureWords } from '../../i18n/featureWords.gen.ts';
import { finderOf } from './finderOf.ts';
import { listScreens, type Screen } from './listScreens.ts';

/** Every screen for signed-in people. The table loads with the first of them, because a first visit needs none. */
export const memberScreens: readonly Screen[] = [
  ...listScreens(featureWords.security, securityRoutes),
  ...listScreens(featureWords.recovery, ownRecoveryRoutes),
  ...listScreens(featureWords.address, addressRoutes),
  ...listScreens(featureWords.withdrawal, withdrawalRoutes),
  ...listScreens(featureWords.transfer, transferRoutes),
  ...listScreens(featureWords.billing, billingRoutes),
  ...listScreens(featureWords.trades, tradeRoutes),
  ...listScreens(featureWords.limits, limitsRoutes),
  ...listScreens(featureWords.invitations, invitationRoutes),
  ...listScreens(featureWords.messages, messageRoutes),
  ...listScreens(featureWords.inbox, inboxRoutes),
  ...listScreens(featureWords.acceptors, acceptorRoutes),
  ...listScreens(featureWords.pay, payRoutes),
  ...listScreens(featureWords.receive, receiveRoutes),
  ...listScreens(featureWords.vouchers, voucherRoutes),
  ...listScreens(featureWords.scanner, scannerRoutes),
  ...listScreens(featureWords.deposits, depositRoutes),
  ...listScreens(featureWords.talk, talkRoutes),
  ...listScreens(featureWords.kyc, kycRoutes),
  ...listScreens(featureWords['pay-accounts'], payAccountRoutes),
  ...listScreens(featureWords.appeals, appealRoutes),
];

/** The screen for members at a path. @throws for a path that is not in the table */
export const memberScreenAt = finderOf(memberScreens, 'memberScreens.ts');
