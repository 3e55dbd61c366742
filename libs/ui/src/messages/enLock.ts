import type { Messages } from './Messages.ts';

/** The words of the lock screen in English. */
export const lock = {
  lockTitle: 'Wallet locked',
  lockVerify: (kind) =>
    ({ fingerprint: 'Unlock with fingerprint', face: 'Unlock with face', generic: 'Verify to unlock' })[kind],
  lockVerifying: 'Verifying',
  lockFailed: 'Not recognised. Try again or use your password.',
  lockUnsupported: 'This device cannot verify a fingerprint or a face. Use your password.',
  lockPassword: 'Use password',
} satisfies Partial<Messages>;
