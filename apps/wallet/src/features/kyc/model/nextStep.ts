import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { kycPaths } from '../../../world/paths.ts';

/** What a person of a level does next: where, and in words. Nothing above level 4. */
export const nextSteps: readonly { readonly path: string; readonly words: MessageDescriptor }[] = [
  { path: kycPaths.form(), words: msg`Verify identity` },
  { path: kycPaths.document(), words: msg`Get level 2` },
  { path: kycPaths.video(), words: msg`Get level 3` },
  { path: kycPaths.funds(), words: msg`Get level 4` },
];
