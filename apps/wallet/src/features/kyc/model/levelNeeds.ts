import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each level asks for, from the first one on. */
export const levelNeeds: readonly MessageDescriptor[] = [
  msg`Name and document number`,
  msg`Pictures of your document, and your address`,
  msg`A short video`,
  msg`Where your money comes from`,
];
