import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, nothing, opaque } from '../shared/fields.ts';
import { ID_SIDES } from '../shared/kycForm.ts';

const handedInFile = v.object({ kind: v.picklist([...ID_SIDES, 'video']), fileId: opaque });

/**
 * What is needed to take the pictures on another device: the masked phone that `sendSmsPub` writes to, the token to
 * hand over, good for `expiresIn` seconds and the same until then, and the files that have come in by it. Asked again
 * while one waits. Codes: `NO_THIS_METHOD` no phone is bound.
 */
export const getUserPhone = endpoint({
  path: '/kyc/getUserPhone',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: [],
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
