import { aboutRoutes } from '../../features/about/routes.ts';
import { contentRoutes } from '../../features/content/routes.ts';
import { activityRoutes } from '../../features/activities/routes.ts';
import { cashierRoutes } from '../../features/cashier/routes.ts';
import { handOverRoutes } from '../../features/hand-over/routes.ts';
import { invitedRoutes } from '../../features/invitations/routes.ts';
import { recoveryRoutes } from '../../features/recovery/routes.ts';
import { supportRoutes } from '../../features/support/routes.ts';
import { tradeLandingRoutes } from '../../features/trades/routes.ts';
import { featureWords } from '../../i18n/featureWords.gen.ts';
import { finderOf } from './finderOf.ts';
import { listScreens, type Screen } from './listScreens.ts';

/** Screens for anyone beyond Home and the login. The table loads with the first of them, because a first visit needs none. */
export const otherScreens: readonly Screen[] = [
  ...listScreens(featureWords.about, aboutRoutes),
  ...listScreens(featureWords.content, contentRoutes),
  ...listScreens(featureWords.activities, activityRoutes),
  ...listScreens(featureWords.invitations, invitedRoutes),
  ...listScreens(featureWords['hand-over'], handOverRoutes),
  ...listScreens(featureWords.support, supportRoutes),
  ...listScreens(featureWords.trades, tradeLandingRoutes),
  ...listScreens(featureWords.recovery, recoveryRoutes),
  ...listScreens(featureWords.cashier, cashierRoutes),
];

/** The screen for anyone at a path. @throws for a path that is not in the table */
export const otherScreenAt = finderOf(otherScreens, 'otherScreens.ts');
