import * as v from 'valibot';
import { ANTI_PHISHING_CODE_MAX } from '../../constants/security.ts';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { displayText } from '../shared/displayText.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/** Sets the anti-phishing code, which our messages contain and forged ones do not. */
export const setAntiPhishingCode = endpoint({
  path: '/exchangeUser/setAntiFishingCode',
  ...stepUpFlags,
  codes: { ...proofCodes },
  request: v.strictObject({ antiPhishingCode: displayText(ANTI_PHISHING_CODE_MAX), ...stepUpFields }),
  response: done,
  example: { request: { antiPhishingCode: 'blue heron', codes: [{ type: 1, code: '482913' }] }, response: true },
});
