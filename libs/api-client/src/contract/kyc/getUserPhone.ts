import * as v from 'valibot';
import { ID_SIDES } from '../../constants/identity.ts';
import { endpoint } from '../endpoint.ts';
import { countryCode, nothing, opaque } from '../shared/fields.ts';

const handedInFile = v.object({ kind: v.picklist([...ID_SIDES, 'video']), fileId: opaque });

/**
 * What another device needs to take the pictures: the masked phone that `sendSmsPub` writes to, the token to hand over,
 * valid for `expiresIn` seconds and unchanged until then, and the files received with it so far. The app polls it while
 * it waits.
 */
export const getUserPhone = endpoint({
  path: '/kyc/getUserPhone',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: [],
  codes: {
    /** The account has no phone. */
    NO_THIS_METHOD: true,
  },
  request: nothing,
  response: v.object({
    countryCode,
    phoneMasked: v.string(),
    token: opaque,
    expiresIn: v.number(),
    handedIn: v.array(handedInFile),
  }),
  example: {
    request: {},
    response: {
      countryCode: '86',
      phoneMasked: '•••••••5678',
      token: 'ho_Xw4c81',
      expiresIn: 900,
      handedIn: [{ kind: 'idFront', fileId: 'f_9Kx2' }],
    },
  },
});
