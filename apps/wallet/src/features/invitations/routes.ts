import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { invitationPaths } from '../../world/paths.ts';

export const invitedRoutes: readonly ScreenRoute[] = [
  {
    path: invitationPaths.invited(),
    handle: { title: msg`Invitation` },
    lazy: async () => ({ Component: (await import('./pages/InvitedPage/InvitedPage.tsx')).InvitedPage }),
  },
];

export const invitationRoutes: readonly ScreenRoute[] = [
  {
    path: invitationPaths.own(),
    handle: { title: msg`Invite friends` },
    lazy: async () => ({ Component: (await import('./pages/InvitationPage/InvitationPage.tsx')).InvitationPage }),
  },
];
