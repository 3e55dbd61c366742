import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { writePaymentText } from '../payment-text/writePaymentText.ts';
import { writeTransferCode } from '../transfer-code/writeTransferCode.ts';
import * as entry from './index.ts';

const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const payment = { kind: 'static', userNumber: 'AB12C', currency: 'USDT', nonce: 'n0nce-_8' } as const;
const paymentText = writePaymentText(payment, () => new Uint8Array(8));
const request = { to: { kind: 'user', userNumber: 'AB12C' }, currency: 'USDT' } as const;

const pass: Readonly<Record<string, [item: v.RawTransformAction<string, unknown>, input: string, output: unknown]>> = {
  accountIdAction: [entry.accountIdAction(), 'kaiwong', 'kaiwong'],
  addressAction: [entry.addressAction('TRC20'), TRON, { network: 'TRC20', address: TRON, checksumHolds: true }],
  amountAction: [entry.amountAction({ decimals: 2 }), '1.50', '1.5'],
  contactRemarkAction: [entry.contactRemarkAction(), ' Shop ', 'Shop'],
  displayTextAction: [entry.displayTextAction({ max: 30 }), ' Bank of e\u0301 ', 'Bank of é'],
  emailAction: [entry.emailAction(), 'A@Example.com', 'a@example.com'],
  idNumberAction: [
    entry.idNumberAction({ now: Date.UTC(2025, 0, 1) }),
    '11010519491231002x',
    { number: '11010519491231002X', birthDate: '1949-12-31' },
  ],
  loginIdentifierAction: [entry.loginIdentifierAction(), 'A@Example.com', { kind: 'email', email: 'a@example.com' }],
  loginPasswordAction: [entry.loginPasswordAction(), 'correct horse', 'correct horse'],
  nicknameAction: [entry.nicknameAction(), '家 明', '家明'],
  paymentPasswordAction: [entry.paymentPasswordAction(), '135792', '135792'],
  paymentTextAction: [entry.paymentTextAction(), paymentText, expect.objectContaining({ text: paymentText, payment })],
  phoneAction: [entry.phoneAction('44'), '07400123456', '7400123456'],
  realNameAction: [entry.realNameAction(), '阿凡提•买买提', '阿凡提·买买提'],
  scannedTextAction: [
    entry.scannedTextAction({ origins: [] }),
    `tron:${TRON}`,
    { kind: 'address', address: TRON, networks: ['TRC20'], checksumHolds: true },
  ],
  transferCodeAction: [entry.transferCodeAction(), writeTransferCode(request), request],
  userNumberAction: [entry.userNumberAction(), 'ab12c', 'AB12C'],
  verificationCodeAction: [entry.verificationCodeAction(), '123456', '123456'],
};

const fail: Readonly<Record<string, [input: string, code: string]>> = {
  accountIdAction: ['kai_wong', 'ACCOUNT_ID_SYMBOL'],
  addressAction: [TRON.slice(0, -1), 'ADDRESS_FORMAT'],
  amountAction: ['1e3', 'AMOUNT_FORMAT'],
  contactRemarkAction: ['much too long', 'CONTACT_REMARK_TOO_LONG'],
  displayTextAction: [' ', 'TEXT_EMPTY'],
  emailAction: ['a@b', 'EMAIL_FORMAT'],
  idNumberAction: ['110105194912310021', 'ID_NUMBER_CHECK_CHARACTER'],
  loginIdentifierAction: ['kai', 'PHONE_FORMAT'],
  loginPasswordAction: ['short', 'LOGIN_PASSWORD_TOO_SHORT'],
  nicknameAction: ['\u3164', 'NICKNAME_CHARACTER'],
  paymentPasswordAction: ['123456', 'PAYMENT_PASSWORD_SEQUENCE'],
  paymentTextAction: ['EZP1.', 'PAYMENT_TEXT_FORMAT'],
  phoneAction: ['123', 'PHONE_FORMAT'],
  realNameAction: ['家 明', 'REAL_NAME_CHARACTER'],
  scannedTextAction: ['javascript:alert(1)', 'SCANNED_TEXT_INVALID'],
  transferCodeAction: ['T1', 'TRANSFER_CODE_FORMAT'],
  userNumberAction: ['abcd', 'USER_NUMBER_FORMAT'],
  verificationCodeAction: ['12', 'VERIFICATION_CODE_FORMAT'],
};

describe('valibot actions', () => {
  it('are all tested here', () => {
    const actions = Object.keys(entry).filter((name) => name.endsWith('Action'));
    expect(Object.keys(pass).toSorted()).toEqual(actions.toSorted());
    expect(Object.keys(fail).toSorted()).toEqual(actions.toSorted());
  });

  it.each(Object.entries(pass))('%s passes on the normal form', (_name, [item, input, output]) => {
    expect(v.parse(v.pipe(v.string(), item), input)).toEqual(output);
  });

  it.each(Object.entries(fail))('%s refuses with the code as message', (name, [input, code]) => {
    const item = pass[name]?.[0];
    if (!item) throw new Error(`There is no action ${name}. Add it to the table of this test.`);
    const result = v.safeParse(v.object({ field: v.pipe(v.string(), item) }), { field: input });
    expect(result.issues?.map((issue) => [issue.message, v.getDotPath(issue)])).toEqual([[code, 'field']]);
  });

  it('addressAction demands the checksum, unless asked not to', () => {
    const typo = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('BeAeD', 'BeaeD');
    const issueOf = (item: v.RawTransformAction<string, unknown>) =>
      v.safeParse(v.pipe(v.string(), item), typo).issues?.[0].message;
    expect(issueOf(entry.addressAction('ERC20'))).toBe('ADDRESS_CHECKSUM');
    expect(issueOf(entry.addressAction('ERC20', {}))).toBe('ADDRESS_CHECKSUM');
    expect(issueOf(entry.addressAction('ERC20', { strict: false }))).toBeUndefined();
  });
});
