import * as v from 'valibot';
import { RECOVERY_CODES } from '../../constants/security.ts';
import { endpoint } from '../endpoint.ts';
import { recoveryCode } from '../shared/recoveryCode.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Makes recovery codes, each of which replaces one code of the bound authenticator; ours. Older ones stop working. No
 * call shows them again. The first ones need no proof right after the authenticator was bound.
 */
export const makeRecoveryCodes = endpoint({
  path: '/exchangeUser/recoveryCodes/make',
  ...stepUpFlags,
  codes: {
    ...proofCodes,
    /** The account has no authenticator. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject(stepUpFields),
  response: v.object({ codes: v.pipe(v.array(recoveryCode), v.length(RECOVERY_CODES)) }),
  example: {
    request: { codes: [{ type: 3, code: '482913' }] },
    response: { codes: Array.from({ length: RECOVERY_CODES }, (_, index) => `ACDEF-GHJK${'MNPQRTUVWX'[index]}`) },
  },
});
