import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Proof } from '@ezwallet/api-client/contract';

/** The name of every kind of proof, by its number (product specification, section 6). */
export const verifyNames: Readonly<Record<Proof['type'], MessageDescriptor>> = {
  1: msg`Code sent to your phone`,
  2: msg`Code sent to your email`,
  3: msg`Authenticator code`,
  4: msg`Payment password`,
  5: msg`Biometric code`,
  6: msg`A message from your phone`,
  7: msg`Other login name or user number`,
  8: msg`Face ID code`,
  9: msg`Login password`,
  10: msg`ID document number`,
};
