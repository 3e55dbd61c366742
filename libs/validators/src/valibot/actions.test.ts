import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as entry from './index.ts';

const pass: Readonly<Record<string, [item: v.RawTransformAction<string, unknown>, input: string, output: unknown]>> = {
  accountIdAction: [entry.accountIdAction(), 'kaiwong', 'kaiwong'],
  amountAction: [entry.amountAction({ decimals: 2 }), '1.50', '1.5'],
  contactRemarkAction: [entry.contactRemarkAction(), ' Shop ', 'Shop'],
  displayTextAction: [entry.displayTextAction({ max: 30 }), ' Bank of e\u0301 ', 'Bank of é'],
  emailAction: [entry.emailAction(), 'A@Example.com', 'a@example.com'],
  loginIdentifierAction: [entry.loginIdentifierAction(), 'A@Example.com', { kind: 'email', email: 'a@example.com' }],
  loginPasswordAction: [entry.loginPasswordAction(), 'correct horse', 'correct horse'],
  nicknameAction: [entry.nicknameAction(), '家 明', '家明'],
  paymentPasswordAction: [entry.paymentPasswordAction(), '135792', '135792'],
  phoneAction: [entry.phoneAction('44'), '07400123456', '7400123456'],
  userNumberAction: [entry.userNumberAction(), 'ab12c', 'AB12C'],
  verificationCodeAction: [entry.verificationCodeAction(), '123456', '123456'],
};

const fail: Readonly<Record<string, [input: string, code: string]>> = {
  accountIdAction: ['kai_wong', 'ACCOUNT_ID_SYMBOL'],
  amountAction: ['1e3', 'AMOUNT_FORMAT'],
  contactRemarkAction: ['much too long', 'CONTACT_REMARK_TOO_LONG'],
  displayTextAction: [' ', 'TEXT_EMPTY'],
  emailAction: ['a@b', 'EMAIL_FORMAT'],
  loginIdentifierAction: ['kai', 'PHONE_FORMAT'],
  loginPasswordAction: ['short', 'LOGIN_PASSWORD_TOO_SHORT'],
  nicknameAction: ['\u3164', 'NICKNAME_CHARACTER'],
  paymentPasswordAction: ['123456', 'PAYMENT_PASSWORD_SEQUENCE'],
  phoneAction: ['123', 'PHONE_FORMAT'],
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
    if (!item) throw new Error(`No action ${name}`);
    const result = v.safeParse(v.object({ field: v.pipe(v.string(), item) }), { field: input });
    expect(result.issues?.map((issue) => [issue.message, v.getDotPath(issue)])).toEqual([[code, 'field']]);
  });
});
