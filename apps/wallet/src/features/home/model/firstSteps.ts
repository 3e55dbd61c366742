import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { depositPaths, kycPaths, securityPaths } from '../../../world/paths.ts';

/** What tells which steps a member has done. */
export interface Progress {
  readonly hasTranPass: boolean;
  readonly kycLevel: number;
  /** Money has come in at some time. */
  readonly hadMoney: boolean;
}

/** One step of a new member, and the screen where they do it. */
export interface FirstStep {
  readonly key: string;
  readonly title: MessageDescriptor;
  /** Why they need it. */
  readonly note: MessageDescriptor;
  readonly icon: Glyph;
  readonly path: string;
  readonly isDone: (progress: Progress) => boolean;
}

const STEPS: readonly FirstStep[] = [
  {
    key: 'paymentPassword',
    title: msg`Set a payment password`,
    note: msg`You confirm each payment with it.`,
    icon: glyphs.lock,
    path: securityPaths.paymentPassword(),
    isDone: ({ hasTranPass }) => hasTranPass,
  },
  {
    key: 'verification',
    title: msg`Verify your identity`,
    note: msg`Higher levels have higher limits.`,
    icon: glyphs.shieldCheck,
    path: kycPaths.levels(),
    isDone: ({ kycLevel }) => kycLevel > 0,
  },
  {
    key: 'deposit',
    title: msg`Make your first deposit`,
    note: msg`From another wallet or an exchange.`,
    icon: glyphs.download,
    path: depositPaths.deposit(),
    isDone: ({ hadMoney }) => hadMoney,
  },
];

/** The steps that the app has a screen for: all of them, and those that the member still has to do. */
export function findFirstSteps(
  progress: Progress,
  isKnownPath: (path: string) => boolean,
): { readonly all: readonly FirstStep[]; readonly open: readonly FirstStep[] } {
  const all = STEPS.filter(({ path }) => isKnownPath(path));
  return { all, open: all.filter(({ isDone }) => !isDone(progress)) };
}
