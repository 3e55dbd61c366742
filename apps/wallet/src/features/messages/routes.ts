import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { messagePaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const messageRoutes: readonly ScreenRoute[] = [
  screen(messagePaths.sms(), { title: msg`Message settings` }, 'SmsPage'),
  screen(messagePaths.smsTexts(), { title: msg`Message texts` }, 'SmsDetailPage'),
  screen(messagePaths.email(), { title: msg`Message settings` }, 'EmailPage'),
  screen(messagePaths.emailTexts(), { title: msg`Message texts` }, 'EmailDetailPage'),
  screen(messagePaths.push(), { title: msg`Message settings` }, 'PushPage'),
  screen(messagePaths.pushTexts(), { title: msg`Message texts` }, 'PushDetailPage'),
];
