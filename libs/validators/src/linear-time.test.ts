import { describe, expect, it } from 'vitest';
import {
  checkAccountId,
  checkAddress,
  checkContactRemark,
  checkDisplayText,
  checkEmail,
  checkIdNumber,
  checkLoginIdentifier,
  checkLoginPassword,
  checkNickname,
  checkPaymentPassword,
  checkPhone,
  checkRealName,
  checkUserNumber,
  checkVerificationCode,
  groupAmount,
  maskEmail,
  maskNickname,
  networksOf,
  parseAmount,
  parsePaymentText,
  parseScannedText,
  parseTransferCode,
  resemblesAddress,
  safeRedirect,
  stripNonDigits,
} from './index.ts';

const subjects: Readonly<Record<string, (text: string) => unknown>> = {
  checkAccountId,
  'checkAddress BTC': (text) => checkAddress('BTC', text),
  'checkAddress TRC20': (text) => checkAddress('TRC20', text),
  checkContactRemark,
  checkDisplayText: (text) => checkDisplayText(text, { max: 40 }),
  checkEmail,
  checkIdNumber: (text) => checkIdNumber(text, { now: 0 }),
  checkLoginIdentifier,
  checkLoginPassword,
  checkNickname,
  checkPaymentPassword,
  checkPhone: (text) => checkPhone('855', text),
  checkRealName,
  checkUserNumber,
  checkVerificationCode,
  groupAmount,
  maskEmail,
  maskNickname,
  networksOf,
  'parseAmount typed': (text) => parseAmount(text, { decimals: 6, form: 'typed' }),
  'parseAmount wire': (text) => parseAmount(text, { decimals: 6 }),
  parsePaymentText,
  parseScannedText: (text) => parseScannedText(text, { origins: ['https://pay.example'], isKnownPath: () => true }),
  parseTransferCode,
  resemblesAddress: (text) => resemblesAddress(text, text.slice(1)),
  safeRedirect: (text) => safeRedirect(text, () => true),
  stripNonDigits,
};

/** Each makes some part of a careless pattern match in many ways, then fail at the end. */
const attacks: readonly ((size: number) => string)[] = [
  (size) => `${'a'.repeat(size)}!`,
  (size) => `${'a.'.repeat(size / 2)}@`,
  (size) => `a@${'a-'.repeat(size / 2)}.`,
  (size) => `a@${'a.'.repeat(size / 2)}1`,
  (size) => `${'1'.repeat(size)}x`,
  (size) => `1${',111'.repeat(size / 4)},`,
  (size) => `0.${'0'.repeat(size)}x`,
  (size) => `x${' '.repeat(size)}x`,
  (size) => `x${'\u0301'.repeat(size)}`,
  (size) => '\u0301\u0323'.repeat(size / 2),
  (size) => `/${'a/'.repeat(size / 2)}?`,
  (size) => '@'.repeat(size),
  (size) => 'αa'.repeat(size / 2),
  (size) => `${'1'.repeat(size)}!`,
  (size) => `bc1${'q'.repeat(size)}`,
  (size) => `EZP1.${'A'.repeat(size)}.A`,
  (size) => `T1${'A'.repeat(size)}!`,
  (size) => `bitcoin:${'?&='.repeat(size / 3)}`,
  (size) => `ethereum:0x${'0'.repeat(40)}?value=${'0'.repeat(size)}`,
  (size) => `https://pay.example/${'../'.repeat(size / 3)}`,
];

const SMALL = 5_000;
const FACTOR = 16;
/** Linear work grows by FACTOR, quadratic work by its square (256); the noise of a shared machine is in between. */
const TOLERATED_GROWTH = FACTOR * 6;
const MEASURABLE_MS = 0.5;
const PATIENCE_MS = 60_000;

function fastest(run: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe.each(Object.entries(subjects))('%s', (_name, subject) => {
  it('needs at most linear time', { timeout: PATIENCE_MS }, () => {
    for (const attack of attacks) {
      const [small, large] = [attack(SMALL), attack(SMALL * FACTOR)];
      const base = Math.max(
        fastest(() => subject(small)),
        MEASURABLE_MS,
      );
      expect(fastest(() => subject(large))).toBeLessThan(base * TOLERATED_GROWTH);
    }
  });
});
