import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BiometricsStore, BiometricType } from '@ezwallet/domain-stores/biometrics';
import * as glyphs from '@ezwallet/ui/glyphs';

/** How a device recognises its owner; `generic` when it can in more than one way. */
type BiometricKind = BiometricType | 'generic';

interface Look {
  readonly icon: (typeof glyphs)['fingerprint'];
  readonly unlock: MessageDescriptor;
  readonly login: MessageDescriptor;
  /** On a button beside the payment password. */
  readonly use: MessageDescriptor;
  /** What the native app asks the person for. */
  readonly confirm: MessageDescriptor;
}

const looks: Readonly<Record<BiometricKind, Look>> = {
  fingerprint: {
    icon: glyphs.fingerprint,
    unlock: msg`Unlock with fingerprint`,
    login: msg`Log in with fingerprint`,
    use: msg`Use fingerprint`,
    confirm: msg`Confirm with fingerprint`,
  },
  face: {
    icon: glyphs.face,
    unlock: msg`Unlock with face`,
    login: msg`Log in with face`,
    use: msg`Use face`,
    confirm: msg`Confirm with face`,
  },
  generic: {
    icon: glyphs.shieldCheck,
    unlock: msg`Unlock with biometrics`,
    login: msg`Log in with biometrics`,
    use: msg`Use biometrics`,
    confirm: msg`Confirm with biometrics`,
  },
};

/** The icon and the words for the biometrics of this device. */
export function biometricLook({ supportBiometricType: types }: Pick<BiometricsStore, 'supportBiometricType'>): Look {
  const [only, another] = types;
  return looks[another === undefined && only !== undefined ? only : 'generic'];
}
