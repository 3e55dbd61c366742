import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { acceptorPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const acceptorRoutes: readonly ScreenRoute[] = [
  screen(acceptorPaths.workplace(), { title: msg`Merchant workplace`, needs: 'acceptor' }, 'WorkplacePage'),
  screen(acceptorPaths.terms(), { title: msg`Ranges and price`, needs: 'acceptor' }, 'TermsPage'),
  screen(acceptorPaths.lot(), { title: msg`Range`, needs: 'acceptor' }, 'LotPage'),
  screen(acceptorPaths.profits(), { title: msg`Merchant income`, needs: 'acceptor' }, 'ProfitsPage'),
];
