/* Derived from the contract by `npm run routes -w @ezwallet/api-client`; a test keeps it true. */
import type { Contract } from './index.ts';
import { memberRoutes } from './memberRoutes.gen.ts';
import type { RoutesOf } from './routesOf.ts';
import { visitorRoutes } from './visitorRoutes.gen.ts';

export { memberRoutes, visitorRoutes };

/** Path and flags of every call: what an app bundles of the contract. */
export const routes = {
  address: { ...memberRoutes.address },
  bank: { ...memberRoutes.bank },
  common: { ...visitorRoutes.common, ...memberRoutes.common },
  inbox: { ...visitorRoutes.inbox, ...memberRoutes.inbox },
  kyc: { ...visitorRoutes.kyc, ...memberRoutes.kyc },
  order: { ...memberRoutes.order },
  promotion: { ...visitorRoutes.promotion, ...memberRoutes.promotion },
  recharge: { ...visitorRoutes.recharge, ...memberRoutes.recharge },
  support: { ...visitorRoutes.support, ...memberRoutes.support },
  trading: { ...memberRoutes.trading },
  transfer: { ...memberRoutes.transfer },
  user: { ...visitorRoutes.user, ...memberRoutes.user },
} satisfies RoutesOf<Contract>;
